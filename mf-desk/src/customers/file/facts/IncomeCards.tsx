import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { DutchText } from '@portal/remote-kit/dutch'
import { useText } from '../../../texts.ts'
import { FactsCard } from './FactsCard.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

/** Incomes and future pensions of customer and partner; gross amounts a year. */
export function IncomeCards({ file: { incomes, pensions } }: { file: DeskCustomerFile }) {
  const text = useText()
  const { euro } = useFactFormatters()
  const cards = [
    ['incomes', incomes.customer],
    ['incomes_partner', incomes.partner],
    ['pensions', pensions.customer],
    ['pensions_partner', pensions.partner],
  ] as const
  return cards.map(
    ([title, entries]) =>
      entries.length > 0 && (
        <FactsCard
          key={title}
          title={text(title)}
          facts={entries.map((entry) => [
            <DutchText key="title">{entry.title}</DutchText>,
            euro(entry.total),
          ])}
        />
      ),
  )
}
