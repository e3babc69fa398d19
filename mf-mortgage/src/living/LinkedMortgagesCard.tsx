import type { LivingProperty } from '@portal/contract/living-details'
import { getMortgages } from '@portal/contract/mortgage'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { QueryView, useIsAllowed, useRead } from '@portal/remote-kit'
import { Card, Heading, Loading, Skeleton, Text } from '@portal/ui'
import { mortgageAccessGate } from '../shared/mortgage-access-gate.ts'
import { useText } from '../texts.ts'
import { LinkedMortgageRow } from './LinkedMortgageRow.tsx'

interface LinkedMortgagesCardProps {
  home: LivingProperty
  /** Whether the customer owns the home; null if unknown. */
  isOwner: boolean | null
}

/**
 * Mortgages on this home (LIVING-06). Renders nothing if the tenant shows no mortgages, or for a rented home without
 * mortgages.
 */
export function LinkedMortgagesCard({ home, isOwner }: LinkedMortgagesCardProps) {
  const text = useText()
  const allowed = useIsAllowed(mortgageAccessGate)
  const mortgages = useRead(getMortgages, undefined, { enabled: allowed })
  if (!allowed) return null
  return (
    <QueryView
      read={mortgages}
      placeholder={
        <Loading>
          <Card minH="150px" display="grid" alignContent="start" gap="4">
            <Skeleton w="220px" h="24px" />
            <Skeleton w="420px" h="48px" />
          </Card>
        </Loading>
      }
      error={[text('mortgages_error'), text('living_mortgage_error_hint')]}
    >
      {({ data }) => {
        const linked = data.filter((mortgage) => isMortgageOnHome(mortgage, home))
        if (linked.length === 0 && isOwner === false) return null
        return (
          <Card display="grid" gap="5" gridTemplateColumns="minmax(0,1fr)">
            <Heading level={2} textStyle="subsection">
              {text('living_mortgage')}
            </Heading>
            {linked.length === 0 && <Text color="ink2">{text('living_no_mortgage')}</Text>}
            {linked.map((mortgage) => (
              <LinkedMortgageRow key={mortgage.id} mortgage={mortgage} marketValue={home.market_value} />
            ))}
          </Card>
        )
      }}
    </QueryView>
  )
}
