import { getCustomer } from '@portal/contract/customer'
import { useCurrent } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { formSkeleton } from '../../shared/skeleton.ts'
import { ErasureCard } from './erasure/ErasureCard.tsx'
import { ViewsCard } from './views/ViewsCard.tsx'

const HouseholdCard = lazyWithRetry(
  () => import(/* webpackChunkName: "household" */ './household/HouseholdCard.tsx'),
)

/** Access to the file, views of it, and privacy rights (HOUSE-01, ERASE-06). */
export default function PrivacyTab() {
  const customer = useCurrent(getCustomer).data?.data
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  return (
    <Stack gap="5">
      <HouseholdCard />
      <ViewsCard />
      <ErasureCard />
    </Stack>
  )
}
