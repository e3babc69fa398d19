import type { LivingProperty } from '@portal/contract/living-details'
import { formatEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import { useLanguage } from '@portal/remote-kit'
import { Box, FactRow, FigureCard, Key } from '@portal/ui'
import { useText } from '../texts.ts'

/** Monthly cost of a rented home. Renders nothing without a rent. */
export function HousingCostsCard({ home: { rent, service_costs, other_costs } }: { home: LivingProperty }) {
  const { language } = useLanguage()
  const text = useText()
  if (!rent) return null
  const costs = [
    { term: text('living_rent'), amount: rent },
    { term: text('living_service_costs'), amount: service_costs },
    { term: text('living_other_costs'), amount: other_costs },
  ].filter(({ amount }) => amount)
  return (
    <FigureCard
      question={text('living_costs')}
      amount={formatEuro(sumAmounts(costs.map(({ amount }) => amount ?? 0)), language)}
      unit={text('month_total')}
      picture={<Key />}
    >
      <Box as="dl">
        {costs.map(({ term, amount }) => (
          <FactRow key={term} term={term}>
            {formatEuro(amount ?? 0, language)}
          </FactRow>
        ))}
      </Box>
    </FigureCard>
  )
}
