import { formatWholeEuro } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { AmountBars } from '@portal/remote-kit/amount-bars'
import { useText } from '../texts.ts'
import { type Result, type Verdict, verdictOf } from './scenarios.ts'

interface Props {
  result: Result
  /** Limit of the norms today in euro a month; null if unknown or equal to the result's. */
  now: number | null
  /** Maximum of every bar, in euro a month. */
  scale: number
}

const colors = { yes: 'good', maybe: 'warn', no: 'bad' } as const satisfies Record<Verdict, string>

/** Monthly limit of the norms today and in the scenario, and the required payment. */
export function MonthBars({ result, now, scale }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { mortgage_situation, maximum_mortgage } = result
  const then = {
    name: text(now === null ? 'bar_possible' : 'bar_possible_then'),
    amount: maximum_mortgage.monthly_payments,
    color: colors[verdictOf(result)],
  }
  const needed = {
    name: text('bar_needed'),
    amount: mortgage_situation.monthly_payments,
    color: 'ink',
    hollow: true,
  }
  const before = now === null ? [] : [{ name: text('bar_possible_now'), amount: now, color: 'chart1' }]
  return (
    <AmountBars
      bars={[...before, then, needed]}
      format={(amount) => formatWholeEuro(amount, language)}
      scale={scale}
    />
  )
}
