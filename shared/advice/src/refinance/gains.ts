import { type Figure, figure, type Inputs } from '../figure.ts'
import type { PlannedPart } from '../loan-part.ts'
import type { Comparison } from './comparison.ts'
import { deductedOnce } from './costs.ts'
import { loanCourse, monthsUntilCheaper, type PeriodSums, sumsOf } from './period.ts'

/** Gain of a new loan over its fixed-rate period, compared with the running loan. */
export interface Gains {
  /** Decrease of payments before costs, gross and net of tax. */
  paid: Figure
  paidNet: Figure
  /** `paid` plus the difference in debt, minus penalty and costs; the net value includes their refund. */
  whole: Figure
  wholeNet: Figure
  /** `whole` at today's rates; null if no rate ends within the period. */
  atCurrentRate: Figure | null
  /** Months until the gain exceeds penalty and costs; null if it does not. */
  breakEven: Figure | null
}

/** Calculates the gain of a new loan over its fixed-rate period. */
export function calculateGains(comparison: Comparison, planned: readonly PlannedPart[]): Gains {
  const { norms, period, penalty, costs, financesPenalty, afterTax, current } = comparison
  const course = loanCourse(planned, period)
  const { running } = current
  const [then, now] = [sumsOf(course), sumsOf(running.course)]
  const paidAtOnce = financesPenalty ? {} : { repayment_penalty: penalty }
  const atOnce = costs.value + (financesPenalty ? 0 : penalty.value)
  const yearOf = ({ deductible }: PeriodSums) =>
    figure('deductible_interest', deductible / (period / 12), { months: period })
  const netPaid = (sums: PeriodSums) =>
    afterTax.netPaymentOf(figure('monthly_payments', sums.paid / period, { months: period }), yearOf(sums))
      .value * period
  const back = afterTax.refundOf(deductedOnce(norms, comparison.parts, costs, penalty), yearOf(then))
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
