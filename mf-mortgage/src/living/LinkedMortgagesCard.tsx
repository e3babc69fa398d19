import { LenderLogo } from '@portal/blocks/lender-logo'
import type { LivingProperty } from '@portal/contract/living-details'
import { getMortgages, type Mortgage } from '@portal/contract/mortgage'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { isMortgageOnHome } from '@portal/domain/mortgage-on-home'
import { QueryView, useIsAllowed, useLanguage, useRead } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { bar, card } from '@portal/remote-kit/skeleton-parts'
import { ButtonLink, Card, DefinitionList, Flex, Heading, Text } from '@portal/ui'
import { MortgageStatusText } from '../shared/MortgageStatus.tsx'
import { mortgageAccessGate } from '../shared/mortgage-access-gate.ts'
import { getMortgagePath } from '../shared/mortgage-paths.ts'
import { getLenderName, isActiveMortgage } from '../shared/mortgage-properties.ts'
import { useText } from '../texts.ts'

interface LinkedMortgagesCardProps {
  home: LivingProperty
  /** Whether the customer owns the home; null if unknown. */
  isOwner: boolean | null
}

const linkedMortgagesSkeleton = [card([bar('220px', '24px'), bar('420px', '48px')], '150px')]

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
      placeholder={<ScreenSkeleton of={linkedMortgagesSkeleton} />}
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

interface LinkedMortgageRowProps {
  mortgage: Mortgage
  /** Market value in euro; null if unknown. */
  marketValue: number | null
}

/** A mortgage on the home: lender, debt, and debt relative to the home's value. */
function LinkedMortgageRow({ mortgage, marketValue }: LinkedMortgageRowProps) {
  const { language } = useLanguage()
  const text = useText()
  const active = isActiveMortgage(mortgage)
  const debt = mortgage.restantHoofdsom
  const figures = [
    ...(debt === null ? [] : [{ term: text('mortgage_remaining'), value: formatEuro(debt, language) }]),
    ...(debt !== null && marketValue
      ? [{ term: text('mortgage_loan_to_value'), value: formatPercent((debt / marketValue) * 100, language) }]
      : []),
  ]
  return (
    <Flex as="article" wrap="wrap" gap="4" justify="space-between" align="end">
      <Flex direction="column" gap="3" flex="1 1 260px" minW="0">
        <Flex wrap="wrap" align="center" gap="4px 12px" minH="32px">
          <Text fontWeight={600} overflowWrap="anywhere">
            {getLenderName(mortgage) ?? text('unknown')}
          </Text>
          <LenderLogo code={mortgage.agency?.hdn_code} />
        </Flex>
        {active && figures.length > 0 ? (
          <DefinitionList entries={figures} />
        ) : (
          <Text>
            <MortgageStatusText mortgage={mortgage} />
          </Text>
        )}
      </Flex>
      <ButtonLink href={getMortgagePath(mortgage.id)}>
        {text(active ? 'mortgage_open' : 'mortgage_open_request')}
      </ButtonLink>
    </Flex>
  )
}
