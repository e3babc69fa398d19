import { Card, ErrorPanel, Loading, Skeleton } from '@portal/ui'
import { PremiumsCard } from '../parts/PremiumsCard.tsx'
import { policiesPath } from '../parts/paths.ts'
import { usePolicies } from '../parts/use-policies.ts'
import { useText } from '../texts.ts'

/** What all policies cost a month, on the dashboard. Nothing where none is shown. */
export default function PremiumsPiece() {
  const text = useText()
  const { policies, pending, retry } = usePolicies()
  if (pending)
    return (
      <Loading>
        <Card minH={{ base: '300px', lg: '280px' }} display="grid" alignContent="start" gap="4">
          <Skeleton w="240px" h="24px" />
          <Skeleton w="180px" h="44px" />
          <Skeleton w="260px" />
          <Skeleton w="260px" />
        </Card>
      </Loading>
    )
  if (!policies)
    return (
      <Card>
        <ErrorPanel title={text('policies_error')} onRetry={retry}>
          {text('policies_error_hint')}
        </ErrorPanel>
      </Card>
    )
  if (policies.length === 0) return null
  return <PremiumsCard policies={policies} go={{ label: text('premiums_go'), href: policiesPath }} />
}
