import { getLivingDetails } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import {
  hasFailedWithoutData,
  isFirstResponsePending,
  QueryView,
  useIsAllowed,
  useRead,
} from '@portal/remote-kit'
import { Card, Loading, Skeleton } from '@portal/ui'
import { mortgageAccessGate } from '../shared/mortgage-access-gate.ts'
import { isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'
import { DashboardHomeCard } from './DashboardHomeCard.tsx'

/** The home with its debt and value (DASH-04, DASH-08, DASH-10). Renders nothing if neither is known. */
export default function HomeSlot() {
  const text = useText()
  const withMortgages = useIsAllowed(mortgageAccessGate)
  const living = useRead(getLivingDetails)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const all = withMortgages ? mortgages.data?.data : []
  const missing = [living, ...(withMortgages ? [mortgages] : [])].filter(hasFailedWithoutData)
  const home = living.data?.data?.property ?? null
  return (
    <QueryView
      read={{
        data: all && (missing.length === 0 || all.some(isActiveMortgage)) ? { all } : undefined,
        isPending: isFirstResponsePending(living) || (withMortgages && isFirstResponsePending(mortgages)),
        refetch: () => missing.forEach((read) => void read.refetch()),
      }}
      placeholder={<HomeCardSkeleton />}
      error={[text(all ? 'living_error' : 'mortgages_error'), text('mortgages_error_hint')]}
    >
      {({ all }) => (all.some(isActiveMortgage) || home) && <DashboardHomeCard mortgages={all} home={home} />}
    </QueryView>
  )
}

/** As tall as the place that the overview reserves for this slot. */
function HomeCardSkeleton() {
  return (
    <Card minH="clamp(390px, (600px - 100vw) * 999, 568px)">
      <Loading>
        <Skeleton w="240px" h="28px" />
        <Skeleton w="180px" mt="2" />
        <Skeleton w="176px" h="176px" mt="6" rounded="full" />
        <Skeleton mt="6" />
        <Skeleton mt="3" />
        <Skeleton mt="3" />
      </Loading>
    </Card>
  )
}
