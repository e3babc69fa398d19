import { type CustomerFileAccess, getFileViews } from '@portal/contract/customer-file-access'
import { useCurrentData } from '@portal/remote-kit'
import { Button, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { CustomerFileViewRow } from './CustomerFileViewRow.tsx'

const initialViewCount = 3

/** Card that lists which staff viewed the customer's file, with purpose and time. */
export function CustomerFileViewsCard() {
  const text = useText()
  const read = useCurrentData(getFileViews)
  return (
    <AccountCard title={text('views')} read={read} skeletonHeights={[44]}>
      {({ data }) => <CustomerFileViewList views={data} />}
    </AccountCard>
  )
}

function CustomerFileViewList({ views }: { views: readonly CustomerFileAccess[] }) {
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
        {(all ? views : views.slice(0, initialViewCount)).map((view) => (
          <CustomerFileViewRow key={`${view.name} ${view.what} ${view.at}`} view={view} />
        ))}
      </ul>
      {!all && views.length > initialViewCount && (
        <Button kind="quiet" small ml="-3" mt="2" onClick={() => setAll(true)}>
          {text('devices_all', { count: views.length })}
        </Button>
      )}
    </>
  )
}
