import { createFigure, type Figure, type FigureInputs } from '../figure.ts'
import type { PlannedPart } from '../loan-part.ts'
import type { Comparison } from './comparison.ts'
import { calculateDeductibleCosts } from './costs.ts'
import { calculateLoanCourse, findMonthsUntilCheaper, type PeriodSums, sumLoanCourse } from './period.ts'

/** Gain of a new loan over its fixed-rate period, compared with the running loan. */
export interface RefinanceGains {
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
export function calculateGains(comparison: Comparison, planned: readonly PlannedPart[]): RefinanceGains {
  const { norms, period, penalty, costs, financesPenalty, afterTax, current } = comparison
  const course = calculateLoanCourse(planned, period)
  const { running } = current
  const [then, now] = [sumLoanCourse(course), sumLoanCourse(running.course)]
  const paidAtOnce = financesPenalty ? {} : { repayment_penalty: penalty }
  const atOnce = costs.value + (financesPenalty ? 0 : penalty.value)
  const calculateYearlyInterest = ({ deductible }: PeriodSums) =>
    createFigure('deductible_interest', deductible / (period / 12), { months: period })
  const calculateNetPaid = (sums: PeriodSums) =>
    afterTax.netPaymentOf(
      createFigure('monthly_payments', sums.paid / period, { months: period }),
      calculateYearlyInterest(sums),
    ).value * period
  const back = afterTax.refundOf(
    calculateDeductibleCosts(norms, comparison.parts, costs, penalty),
    calculateYearlyInterest(then),
  )
  const createPeriodDifference = (before: number, after: number, assumed: FigureInputs = {}) =>
    createFigure('interest_period_difference', before - after, {
      months: period,
      current: before / period,
      proposed: after / period,
      ...assumed,
    })
  const createGainFigure = (paid: Figure, { endDebt }: PeriodSums, returned?: Figure) =>
    createFigure(
      'refinance_difference',
      paid.value + endDebt - then.endDebt - atOnce + (returned?.value ?? 0),
      {
        interest_period_difference: paid,
        current_end_debt: endDebt,
        proposed_end_debt: then.endDebt,
        refinance_costs: costs,
        ...paidAtOnce,
        ...(returned && { costs_tax_benefit: returned }),
      },
    )
  const assumed = running.assumed ? { rate_after_fixed: running.assumed.rate } : {}
  const paid = createPeriodDifference(now.paid, then.paid, assumed)
  const paidNet = createPeriodDifference(calculateNetPaid(now), calculateNetPaid(then), assumed)
  const whole = createGainFigure(paid, now)
  const kept = running.assumed && sumLoanCourse(running.kept)
  const months = findMonthsUntilCheaper(running.course, course, atOnce)
  return {
    paid,
    paidNet,
    whole,
    wholeNet: createGainFigure(paidNet, now, back),
    atCurrentRate: kept && createGainFigure(createPeriodDifference(kept.paid, then.paid), kept),
    breakEven:
      months === null
        ? null
        : createFigure('break_even_time', months, {
            refinance_costs: costs,
            repayment_penalty: penalty,
            refinance_difference: whole,
            months: period,
          }),
  }
}
