import type { DeskFile } from '@portal/contract/desk/file'
import { Dutch } from '@portal/remote-kit/dutch'
import { useText } from '../../../texts.ts'
import { FactsCard } from './FactsCard.tsx'
import { useFacts } from './facts.ts'

/** Incomes and future pensions of customer and partner; gross amounts a year. */
export function IncomeCards({ file: { incomes, pensions } }: { file: DeskFile }) {
  const text = useText()
  const { euro } = useFacts()
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
          facts={entries.map((entry) => [<Dutch key="title">{entry.title}</Dutch>, euro(entry.total)])}
        />
      ),
  )
}
