import { createFigure, type Figure, type FigureInputs } from '../figure.ts'
import type { ScheduledPart } from '../loan-part.ts'
import type { Comparison } from './comparison.ts'
import {
  calculateLoanProjection,
  findMonthsUntilLoanIsCheaper,
  type PeriodSums,
  sumLoanProjection,
} from './loan-projection.ts'
import { calculateDeductibleCosts } from './refinance-costs.ts'

/** Gain of a new loan over its fixed-rate period, compared with the current loan. */
export interface RefinanceGains {
  /** Decrease of the payments over the period, before costs. */
  paymentDecrease: Figure
  netPaymentDecrease: Figure
  /**
   * Gain over the period, after penalty and costs: lower payments plus lower remaining debt. The net gain uses payments
   * after tax, and includes the tax refund on the costs.
   */
  totalGain: Figure
  netTotalGain: Figure
  /**
   * Total gain if the current loan keeps its current rates after its fixed-rate periods; null if no fixed-rate period
   * ends within the period.
   */
  totalGainAtCurrentRate: Figure | null
  /**
   * Months until the new loan becomes and stays cheaper, including penalty and costs; null if it does not become
   * cheaper.
   */
  breakEvenMonths: Figure | null
}

export function calculateRefinanceGains(
  comparison: Comparison,
  planned: readonly ScheduledPart[],
): RefinanceGains {
  const { norms, period, penalty, costs, isPenaltyFinanced, homeTax, current } = comparison
  const projection = calculateLoanProjection(planned, period)
  const { currentLoan } = current
  const [then, now] = [sumLoanProjection(projection), sumLoanProjection(currentLoan.projection)]
  const penaltyPaidInitially = isPenaltyFinanced ? {} : { repayment_penalty: penalty }
  const initialCosts = costs.value + (isPenaltyFinanced ? 0 : penalty.value)
  const calculateYearlyInterest = ({ deductible }: PeriodSums) =>
    createFigure('deductible_interest', deductible / (period / 12), { months: period })
  const calculateNetPayments = (sums: PeriodSums) =>
    homeTax.calculateNetPayment(
      createFigure('monthly_payments', sums.paid / period, { months: period }),
      calculateYearlyInterest(sums),
    ).value * period
  const back = homeTax.calculateRefund(
    calculateDeductibleCosts(norms, comparison.parts, costs, penalty),
    calculateYearlyInterest(then),
  )
  const createDifferenceFigure = (before: number, after: number, assumed: FigureInputs = {}) =>
    createFigure('interest_period_difference', before - after, {
      months: period,
      current: before / period,
      proposed: after / period,
      ...assumed,
    })
  const createGainFigure = (paid: Figure, { endDebt }: PeriodSums, returned?: Figure) =>
    createFigure(
      'refinance_difference',
      paid.value + endDebt - then.endDebt - initialCosts + (returned?.value ?? 0),
      {
        interest_period_difference: paid,
        current_end_debt: endDebt,
        proposed_end_debt: then.endDebt,
        refinance_costs: costs,
        ...penaltyPaidInitially,
        ...(returned && { costs_tax_benefit: returned }),
      },
    )
  const assumed = currentLoan.assumedRate ? { rate_after_fixed: currentLoan.assumedRate.rate } : {}
  const paymentDecrease = createDifferenceFigure(now.paid, then.paid, assumed)
  const netPaymentDecrease = createDifferenceFigure(
    calculateNetPayments(now),
    calculateNetPayments(then),
    assumed,
  )
  const totalGain = createGainFigure(paymentDecrease, now)
  const projectionAtCurrentRate =
    currentLoan.assumedRate && sumLoanProjection(currentLoan.projectionAtCurrentRate)
  const months = findMonthsUntilLoanIsCheaper(currentLoan.projection, projection, initialCosts)
  return {
    paymentDecrease,
    netPaymentDecrease,
    totalGain,
    netTotalGain: createGainFigure(netPaymentDecrease, now, back),
    totalGainAtCurrentRate:
      projectionAtCurrentRate &&
      createGainFigure(
        createDifferenceFigure(projectionAtCurrentRate.paid, then.paid),
        projectionAtCurrentRate,
      ),
    breakEvenMonths:
      months === null
        ? null
        : createFigure('break_even_time', months, {
            refinance_costs: costs,
            repayment_penalty: penalty,
            refinance_difference: totalGain,
            months: period,
          }),
  }
}
