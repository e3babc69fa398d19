import type { RateAfterFixedPeriod, RefinanceInput } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from '../figure.ts'
import { type FigureTracer, getStepIds } from '../figure-tracer.ts'
import type { LoanPart, ScheduledPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { toFraction, toPercent } from '../percent.ts'
import type { LenderRates } from './lender-rates.ts'
import { calculateLoanProjection, type LoanProjection, sumLoanProjection } from './loan-projection.ts'

/** Fixed-rate period in months to use if the lender does not offer the chosen one. */
const defaultFixedMonths = 120

/** Assumed rate of the current loan after its fixed-rate periods. */
export interface AssumedRate {
  /** Rate in percent a year. */
  rate: Figure
  defaultRate: Figure
  defaultSource: 'interest_list' | 'test_rate'
  /** Percentage points added for an interest-only part. */
  surcharge: number
}

/** Chooses the rate that the customer entered, otherwise the rate of the interest list, otherwise the AFM test rate. */
export function chooseAssumedRate(norms: Norms, input: RefinanceInput, lender: LenderRates): AssumedRate {
  const period = input.new_interest_period_in_months
  const months = lender.rates[String(period)] === undefined ? defaultFixedMonths : period
  const listed = lender.rates[String(months)]
  const test = norms['test-rate'].percent
  const defaultRate =
    listed === undefined
      ? createFigure('rate_after_fixed', test.value, { percent: test.value }, test.source)
      : createFigure('rate_after_fixed', listed, { interest_rate: listed, fixed_months: months })
  const chosen = input.rate_after_fixed_period
  const rate =
    chosen == null
      ? defaultRate
      : createFigure('rate_after_fixed', toPercent(chosen), { interest_rate: toPercent(chosen) })
  return {
    rate,
    defaultRate,
    defaultSource: listed === undefined ? 'test_rate' : 'interest_list',
    surcharge: listed === undefined ? 0 : lender.surcharge,
  }
}

/** Finds the number of months until the first fixed-rate period ends within `period` months; null if none ends. */
function findMonthsToFirstRateEnd(parts: readonly LoanPart[], period: number): number | null {
  const ends = parts.flatMap(({ fixedMonths, months }) => {
    const end = Math.max(1, fixedMonths)
    return end < Math.min(period, months) ? [end] : []
  })
  return ends.length > 0 ? Math.min(...ends) : null
}

/**
 * Two projections of the current loan over the new fixed-rate period: one with the assumed rate after the current
 * fixed-rate periods end, one with the current rates throughout.
 */
export interface CurrentLoanProjection {
  projection: LoanProjection
  projectionAtCurrentRate: LoanProjection
  /** Rate that the projection assumes; null if all rates are fixed for the whole period. */
  assumedRate: AssumedRate | null
  rateAfter: RateAfterFixedPeriod | null
}

/**
 * Range and step, in percent, of the assumed rates for which the costs of the current loan are listed. If the current
 * or assumed rate is higher, the range ends above that rate, at most at 15.
 */
const [lowestAssumedRate, highestAssumedRate, assumedRateStep] = [0.5, 8, 0.1]

function listAssumedRates(parts: readonly LoanPart[], assumed: AssumedRate): number[] {
  const most = Math.min(
    15,
    Math.ceil(Math.max(highestAssumedRate, assumed.rate.value, ...parts.map((part) => part.interest))),
  )
  return Array.from(
    { length: Math.round((most - lowestAssumedRate) / assumedRateStep) + 1 },
    (_, index) => lowestAssumedRate + index * assumedRateStep,
  )
}

const calculateProjectionCost = (projection: LoanProjection): number => {
  const { paid, endDebt } = sumLoanProjection(projection)
  return paid + endDebt
}

/** Projects the current loan over the fixed-rate period of the new loan, and lists its costs at other assumed rates. */
export function projectCurrentLoan(
  planned: readonly ScheduledPart[],
  input: RefinanceInput,
  assumed: AssumedRate,
  tracer: FigureTracer,
): CurrentLoanProjection {
  const period = input.new_interest_period_in_months
  const parts = planned.map(({ part }) => part)
  const projectionAtCurrentRate = calculateLoanProjection(planned, period)
  const firstEnd = findMonthsToFirstRateEnd(parts, period)
  if (firstEnd === null)
    return {
      projection: projectionAtCurrentRate,
      projectionAtCurrentRate,
      assumedRate: null,
      rateAfter: null,
    }
  const { rate, defaultRate, defaultSource, surcharge } = assumed
  const projectLoanAtRate = (percent: number) =>
    calculateLoanProjection(
      planned,
      period,
      ({ type }) => percent + (type === 'interest_only' ? surcharge : 0),
    )
  const projection = projectLoanAtRate(rate.value)
  const getPaymentAfterFirstRateEnd = ({ paid }: LoanProjection) => roundToCents((paid[firstEnd] ?? 0) / 100)
  const cost = calculateProjectionCost(projection)
  return {
    projection,
    projectionAtCurrentRate,
    assumedRate: assumed,
    rateAfter: {
      rate: toFraction(rate.value),
      stated_rate: toFraction(defaultRate.value),
      stated_by: defaultSource,
      interest_only_surcharge: toFraction(surcharge),
      first_end_in_months: firstEnd,
      gross_monthly_payments: getPaymentAfterFirstRateEnd(projection),
      gross_monthly_payments_at_current_rate: getPaymentAfterFirstRateEnd(projectionAtCurrentRate),
      by_rate: input.every_rate_after_fixed_period
        ? listAssumedRates(parts, assumed).map((percent) => {
            const other = projectLoanAtRate(percent)
            return {
              rate: toFraction(percent),
              gross_monthly_payments: getPaymentAfterFirstRateEnd(other),
              difference: roundToCents(calculateProjectionCost(other) - cost),
            }
          })
        : null,
      figures: getStepIds(tracer, { rate, stated_rate: defaultRate }),
    },
  }
}
