import { getLiving } from '@portal/contract/living'
import { getMortgages } from '@portal/contract/mortgage'
import { isAwaited, isMissing, QueryView, useIsAllowed, useRead } from '@portal/remote-kit'
import { Card, Loading, Skeleton } from '@portal/ui'
import { mortgageGate } from '../shared/gates.ts'
import { isActive } from '../shared/mortgage.ts'
import { useText } from '../texts.ts'
import { HomeCard } from './HomeCard.tsx'

/** The home with its debt and value (DASH-04, DASH-08, DASH-10). Nothing if neither is known. */
export default function HomeSlot() {
  const text = useText()
  const withMortgages = useIsAllowed(mortgageGate)
  const living = useRead(getLiving)
  const mortgages = useRead(getMortgages, undefined, { enabled: withMortgages })
  const all = withMortgages ? mortgages.data?.data : []
  const missing = [living, ...(withMortgages ? [mortgages] : [])].filter(isMissing)
  const home = living.data?.data?.property ?? null
  return (
    <QueryView
      read={{
        data: all && (missing.length === 0 || all.some(isActive)) ? { all } : undefined,
        isPending: isAwaited(living) || (withMortgages && isAwaited(mortgages)),
        refetch: () => missing.forEach((read) => void read.refetch()),
      }}
      waiting={<HomeWaiting />}
      error={[text(all ? 'living_error' : 'mortgages_error'), text('mortgages_error_hint')]}
    >
      {({ all }) => (all.some(isActive) || home) && <HomeCard mortgages={all} home={home} />}
    </QueryView>
  )
}

function HomeWaiting() {
  return (
    <Card minH="440px">
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
