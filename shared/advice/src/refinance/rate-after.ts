import type { RateAfterFixedPeriod, RefinanceInput } from '@portal/contract/refinance'
import { roundToCents } from '@portal/domain/money'
import { createFigure, type Figure } from '../figure.ts'
import type { LoanPart, PlannedPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { toFraction, toPercent } from '../percent.ts'
import { type FigureTracer, getStepIds } from '../trace.ts'
import type { LenderRates } from './lender-rates.ts'
import { calculateLoanCourse, type LoanCourse, sumLoanCourse } from './period.ts'

/** Period in months to use if the lender does not offer the chosen one. */
const defaultFixedMonths = 120

/** Assumed rate after the fixed-rate periods. */
export interface AssumedRate {
  /** The rate, in percent a year. */
  rate: Figure
  stated: Figure
  statedBy: 'interest_list' | 'test_rate'
  /** Percentage points added for an interest-only part. */
  surcharge: number
}

/**
 * Chooses an assumption for the unknown later rate: the customer's own, otherwise the interest list, otherwise the test
 * rate.
 */
export function chooseAssumedRate(norms: Norms, input: RefinanceInput, lender: LenderRates): AssumedRate {
  const period = input.new_interest_period_in_months
  const months = lender.rates[String(period)] === undefined ? defaultFixedMonths : period
  const listed = lender.rates[String(months)]
  const test = norms['test-rate'].percent
  const stated =
    listed === undefined
      ? createFigure('rate_after_fixed', test.value, { percent: test.value }, test.source)
      : createFigure('rate_after_fixed', listed, { interest_rate: listed, fixed_months: months })
  const chosen = input.rate_after_fixed_period
  const rate =
    chosen == null
      ? stated
      : createFigure('rate_after_fixed', toPercent(chosen), { interest_rate: toPercent(chosen) })
  return {
    rate,
    stated,
    statedBy: listed === undefined ? 'test_rate' : 'interest_list',
    surcharge: listed === undefined ? 0 : lender.surcharge,
  }
}

/** Months until the first rate of a loan may change within a period; null if none does. */
function findMonthsToFirstRateEnd(parts: readonly LoanPart[], period: number): number | null {
  const ends = parts.flatMap(({ fixedMonths, months }) => {
    const end = Math.max(1, fixedMonths)
    return end < Math.min(period, months) ? [end] : []
  })
  return ends.length > 0 ? Math.min(...ends) : null
}

/** The running loan over the new period: with the assumed rates, and with today's rates. */
export interface RunningLoan {
  course: LoanCourse
  kept: LoanCourse
  /** The assumption; null if all rates are fixed for the whole period. */
  assumed: AssumedRate | null
  /** The assumption in the result. */
  rateAfter: RateAfterFixedPeriod | null
}

/** Rates of the table in percent: from the lowest in steps, at least up to the rates of the loan. */
const [lowest, highest, step] = [0.5, 8, 0.1]

function listRates(parts: readonly LoanPart[], assumed: AssumedRate): number[] {
  const most = Math.min(
    15,
    Math.ceil(Math.max(highest, assumed.rate.value, ...parts.map((part) => part.interest))),
  )
  return Array.from({ length: Math.round((most - lowest) / step) + 1 }, (_, index) => lowest + index * step)
}

const calculateCourseCost = (course: LoanCourse): number => {
  const { paid, endDebt } = sumLoanCourse(course)
  return paid + endDebt
}

/** Calculates the running loan over the new period, and how it depends on the assumed rate. */
export function calculateRunningLoan(
  planned: readonly PlannedPart[],
  input: RefinanceInput,
  assumed: AssumedRate,
  tracer: FigureTracer,
): RunningLoan {
  const period = input.new_interest_period_in_months
  const parts = planned.map(({ part }) => part)
  const kept = calculateLoanCourse(planned, period)
  const firstEnd = findMonthsToFirstRateEnd(parts, period)
  if (firstEnd === null) return { course: kept, kept, assumed: null, rateAfter: null }
  const { rate, stated, statedBy, surcharge } = assumed
  const calculateCourseAtRate = (percent: number) =>
    calculateLoanCourse(planned, period, ({ type }) => percent + (type === 'interest_only' ? surcharge : 0))
  const course = calculateCourseAtRate(rate.value)
  const getPaymentAtFirstEnd = ({ paid }: LoanCourse) => roundToCents((paid[firstEnd] ?? 0) / 100)
  const cost = calculateCourseCost(course)
  return {
    course,
    kept,
    assumed,
    rateAfter: {
      rate: toFraction(rate.value),
      stated_rate: toFraction(stated.value),
      stated_by: statedBy,
      interest_only_surcharge: toFraction(surcharge),
      first_end_in_months: firstEnd,
      gross_monthly_payments: getPaymentAtFirstEnd(course),
      gross_monthly_payments_at_current_rate: getPaymentAtFirstEnd(kept),
      by_rate: input.every_rate_after_fixed_period
        ? listRates(parts, assumed).map((percent) => {
            const other = calculateCourseAtRate(percent)
            return {
              rate: toFraction(percent),
              gross_monthly_payments: getPaymentAtFirstEnd(other),
              difference: roundToCents(calculateCourseCost(other) - cost),
            }
          })
        : null,
      figures: getStepIds(tracer, { rate, stated_rate: stated }),
    },
  }
}
