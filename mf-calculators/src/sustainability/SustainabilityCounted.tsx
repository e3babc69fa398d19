import { isOnHome } from '@portal/domain/home'
import { Counted } from '../shared/counted/Counted.tsx'
import { useMortgagesOfLoan } from '../shared/counted/use-loan-groups.ts'
import type { KnownFile } from '../shared/use-file.ts'
import { useText } from '../texts.ts'

/** What of the file measures on a home are weighed against: the debt on that home, and not what else has to be paid. */
export function SustainabilityCounted({ file }: { file: KnownFile }) {
  const text = useText()
  const home = file.living?.property ?? null
  const mortgages = useMortgagesOfLoan(file, (one) =>
    one === file.mortgage || isOnHome(one, home)
      ? { isCounted: true, about: text('counted_on_home') }
      : { isCounted: false, about: text('counted_not_on_home') },
  )
  const rest = [
    { id: 'incomes', title: text('counted_incomes') },
    ...(file.obligations.length > 0 ? [{ id: 'debts', title: text('counted_debts') }] : []),
  ].map(({ id, title }) => ({
    id,
    title,
    summary: '',
    items: [{ id, name: title, about: text('counted_not_weighed'), isCounted: false }],
  }))
  const groups = [mortgages, ...rest].filter(({ items }) => items.length > 0)
  return <Counted groups={groups} norms={null} about={text('counted_begins')} />
}
