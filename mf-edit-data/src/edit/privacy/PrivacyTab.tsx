import { getCustomer } from '@portal/contract/customer'
import { type CustomerFileAccess, getCustomerFileAccesses } from '@portal/contract/customer-file-access'
import { formatDate } from '@portal/domain/format/date'
import { formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useCurrentData, useLanguage } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, chakra, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../shared/AccountCard.tsx'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { useText } from '../../texts.ts'
import { ErasureCard } from './erasure/ErasureCard.tsx'

const LazyHouseholdCard = lazyWithRetry(
  () => import(/* webpackChunkName: "household" */ './household/HouseholdCard.tsx'),
)

/** Tab for access by others, views by staff, and privacy rights (HOUSE-01, ERASE-06). */
export default function PrivacyTab() {
  const customer = useCurrentData(getCustomer).data?.data
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  return (
    <Stack gap="5">
      <LazyHouseholdCard />
      <CustomerFileViewsCard />
      <ErasureCard />
    </Stack>
  )
}

/** Text ids of the kinds of views; an unknown kind counts as work in the customer's file. */
const textIdByViewKind: Readonly<Record<string, 'views_file' | 'views_document' | 'views_messages'>> = {
  file: 'views_file',
  document: 'views_document',
  messages: 'views_messages',
}
const viewRowCss = { py: '3', borderTopWidth: '1px', borderColor: 'line' }

/** Row with the views of the customer's file by one staff member on one day. */
function CustomerFileViewRow({ view: { name, role, what, at, times } }: { view: CustomerFileAccess }) {
  const text = useText()
  const { language } = useLanguage()
  const date = formatDate(toDayInDutchTimeZone(at), language) ?? ''
  const time = formatTime(at, language) ?? ''
  return (
    <chakra.li css={viewRowCss}>
      <Text fontWeight={600} overflowWrap="anywhere">
        {text(role === 'adviser' ? 'views_adviser' : 'views_employee', { name })}
      </Text>
      <Text>{text(textIdByViewKind[what] ?? 'views_work')}</Text>
      <Text textStyle="meta" color="ink2">
        {times > 1 ? text('views_often', { count: times, date, time }) : text('views_when', { date, time })}
      </Text>
    </chakra.li>
  )
}

const initialViewCount = 3

/** Card that lists which staff viewed the customer's file, with purpose and time. */
export function CustomerFileViewsCard() {
  const text = useText()
  return (
    <AccountCard title={text('views')} call={getCustomerFileAccesses} skeletonHeights={[44]}>
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
