import { ApiError } from '@portal/contract/error'
import { type FileView, getFileViews } from '@portal/contract/file-view'
import { QueryView, useCurrent } from '@portal/remote-kit'
import { Button, Card, Heading, Loading, Skeleton, Text } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../../../texts.ts'
import { ViewRow } from './ViewRow.tsx'

/** How many stand there before the rest is asked for. */
const few = 3

/** Who of the firm was in the customer's file, what for and when. */
export function ViewsCard() {
  const text = useText()
  const read = useCurrent(getFileViews)
  if (read.error instanceof ApiError && read.error.status === 404) return null
  return (
    <Card>
      <Heading level={2} look="question">
        {text('views')}
      </Heading>
      <QueryView
        read={read}
        waiting={
          <Loading>
            <Skeleton h="44px" mt="4" />
          </Loading>
        }
        error={[text('account_error'), text('account_error_hint')]}
        framed={false}
      >
        {({ data }) => <Views views={data} />}
      </QueryView>
    </Card>
  )
}

function Views({ views }: { views: readonly FileView[] }) {
  const text = useText()
  const [all, setAll] = useState(false)
  if (views.length === 0)
    return (
      <Text color="ink2" mt="2">
        {text('views_none')}
      </Text>
    )
  return (
    <>
      <Text color="ink2" mt="2" mb="2">
        {text('views_intro')}
      </Text>
      <ul>
        {(all ? views : views.slice(0, few)).map((view) => (
          <ViewRow key={`${view.name} ${view.what} ${view.at}`} view={view} />
        ))}
      </ul>
      {!all && views.length > few && (
        <Button kind="quiet" small ml="-3" mt="2" onClick={() => setAll(true)}>
          {text('devices_all', { count: views.length })}
        </Button>
      )}
    </>
  )
}
