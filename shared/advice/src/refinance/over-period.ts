import { type Figure, figure, type Inputs } from '../figure.ts'
import type { PlannedPart } from '../loan-part.ts'
import type { Comparison } from './comparison.ts'
import { deductedOnce } from './costs.ts'
import { courseOver, monthsUntilCheaper, type PeriodSums, sumsOf } from './period.ts'

/** What a new loan brings over its interest period, beside the running one. */
export interface Gains {
  /** What is paid less, before costs, gross and after tax. */
  paid: Figure
  paidNet: Figure
  /** The same with the difference in debt, less penalty and costs; after tax with what comes back of those. */
  whole: Figure
  wholeNet: Figure
  /** `whole` with the rates of today kept; null where none ends within the period. */
  atCurrentRate: Figure | null
  /** Months until it has paid for penalty and costs; null when it does not. */
  breakEven: Figure | null
}

/** Works out what a new loan brings over its interest period. */
export function gainsOver(comparison: Comparison, planned: readonly PlannedPart[]): Gains {
  const { norms, period, penalty, costs, financesPenalty, afterTax, current } = comparison
  const course = courseOver(planned, period)
  const { running } = current
  const [then, now] = [sumsOf(course), sumsOf(running.course)]
  const paidAtOnce = financesPenalty ? {} : { repayment_penalty: penalty }
  const atOnce = costs.value + (financesPenalty ? 0 : penalty.value)
  const yearOf = ({ deductible }: PeriodSums) =>
    figure('deductible_interest', deductible / (period / 12), { months: period })
  const netPaid = (sums: PeriodSums) =>
    afterTax.netOf(figure('monthly_payments', sums.paid / period, { months: period }), yearOf(sums)).value *
    period
  const back = afterTax.backOf(deductedOnce(norms, comparison.parts, costs, penalty), yearOf(then))
  const over = (before: number, after: number, assumed: Inputs = {}) =>
    figure('interest_period_difference', before - after, {
      months: period,
      current: before / period,
      proposed: after / period,
      ...assumed,
    })
  const gain = (paid: Figure, { endDebt }: PeriodSums, returned?: Figure) =>
    figure('refinance_difference', paid.value + endDebt - then.endDebt - atOnce + (returned?.value ?? 0), {
      interest_period_difference: paid,
      current_end_debt: endDebt,
      proposed_end_debt: then.endDebt,
      refinance_costs: costs,
      ...paidAtOnce,
      ...(returned && { costs_tax_benefit: returned }),
    })
  const assumed = running.assumed ? { rate_after_fixed: running.assumed.rate } : {}
  const paid = over(now.paid, then.paid, assumed)
  const paidNet = over(netPaid(now), netPaid(then), assumed)
  const whole = gain(paid, now)
  const kept = running.assumed && sumsOf(running.kept)
  const months = monthsUntilCheaper(running.course, course, atOnce)
  return {
    paid,
    paidNet,
    whole,
    wholeNet: gain(paidNet, now, back),
    atCurrentRate: kept && gain(over(kept.paid, then.paid), kept),
    breakEven:
      months === null
        ? null
        : figure('break_even_time', months, {
            refinance_costs: costs,
            repayment_penalty: penalty,
            refinance_difference: whole,
            months: period,
          }),
  }
}
