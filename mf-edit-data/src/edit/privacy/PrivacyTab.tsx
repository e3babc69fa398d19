import { getCustomer } from '@portal/contract/customer'
import { useCurrentData } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { ErasureCard } from './erasure/ErasureCard.tsx'
import { CustomerFileViewsCard } from './views/CustomerFileViewsCard.tsx'

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
