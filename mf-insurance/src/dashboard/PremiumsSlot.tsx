import { QueryView } from '@portal/remote-kit'
import { Card, Loading, Skeleton } from '@portal/ui'
import { PremiumsCard } from '../shared/PremiumsCard.tsx'
import { policiesPath } from '../shared/paths.ts'
import { usePolicies } from '../shared/use-policies.ts'
import { useText } from '../texts.ts'

/** What all policies cost a month, on the dashboard. Nothing where none is shown. */
export default function PremiumsSlot() {
  const text = useText()
  const read = usePolicies()
  const waiting = (
    <Loading>
      <Card minH={{ base: '300px', lg: '280px' }} display="grid" alignContent="start" gap="4">
        <Skeleton w="240px" h="24px" />
        <Skeleton w="180px" h="44px" />
        <Skeleton w="260px" />
        <Skeleton w="260px" />
      </Card>
    </Loading>
  )
  return (
    <QueryView read={read} waiting={waiting} error={[text('policies_error'), text('policies_error_hint')]}>
      {({ policies }) =>
        policies.length > 0 && (
          <PremiumsCard policies={policies} go={{ label: text('premiums_go'), href: policiesPath }} />
        )
      }
    </QueryView>
  )
}
