import { type FileView, getFileViews } from '@portal/contract/file-view'
import { useCurrent } from '@portal/remote-kit'
import { Button, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { ViewRow } from './ViewRow.tsx'

/** Number of views shown at first. */
const initiallyShown = 3

/** Staff of the tenant who viewed the file, with purpose and time. */
export function ViewsCard() {
  const text = useText()
  const read = useCurrent(getFileViews)
  return (
    <AccountCard title={text('views')} read={read} waiting={[44]}>
      {({ data }) => <Views views={data} />}
    </AccountCard>
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
        {(all ? views : views.slice(0, initiallyShown)).map((view) => (
          <ViewRow key={`${view.name} ${view.what} ${view.at}`} view={view} />
        ))}
      </ul>
      {!all && views.length > initiallyShown && (
        <Button kind="quiet" small ml="-3" mt="2" onClick={() => setAll(true)}>
          {text('devices_all', { count: views.length })}
        </Button>
      )}
    </>
  )
}
