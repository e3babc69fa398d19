import { formatWholeEuro } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { AmountBars } from '@portal/remote-kit/amount-bars'
import { useText } from '../texts.ts'
import { type DisplayedResult, getStayInHomeVerdict, type LivabilityVerdict } from './list-scenarios.ts'

interface MonthlyPaymentBarsProps {
  result: DisplayedResult
  /**
   * Maximum monthly payment by the lending norms in the current situation, in euro; null if unknown or equal to the
   * maximum in the scenario.
   */
  currentLimit: number | null
  /** Amount that a bar of full length represents, in euro a month. */
  scale: number
}

const colorByVerdict = { yes: 'good', maybe: 'warn', no: 'bad' } as const satisfies Record<
  LivabilityVerdict,
  string
>

/** Bars of the maximum monthly payment now, the maximum in the scenario, and the required payment. */
export function MonthlyPaymentBars({ result, currentLimit, scale }: MonthlyPaymentBarsProps) {
  const text = useText()
  const { language } = useLanguage()
  const { mortgage_situation, maximum_mortgage } = result
  const then = {
    name: text(currentLimit === null ? 'bar_possible' : 'bar_possible_then'),
    amount: maximum_mortgage.monthly_payments,
    color: colorByVerdict[getStayInHomeVerdict(result)],
  }
  const needed = {
    name: text('bar_needed'),
    amount: mortgage_situation.monthly_payments,
    color: 'ink',
    hollow: true,
  }
  const before =
    currentLimit === null ? [] : [{ name: text('bar_possible_now'), amount: currentLimit, color: 'chart1' }]
  return (
    <AmountBars
      bars={[...before, then, needed]}
      format={(amount) => formatWholeEuro(amount, language)}
      scale={scale}
    />
  )
}
