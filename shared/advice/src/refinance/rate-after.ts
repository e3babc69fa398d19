import type { RateAfter, RefinanceInput } from '@portal/contract/refinance'
import { toCents } from '@portal/domain/money'
import { type Figure, figure } from '../figure.ts'
import type { LoanPart, PlannedPart } from '../loan-part.ts'
import type { Norms } from '../norms.ts'
import { fractionOf, percentOf } from '../percent.ts'
import { stepsOf, type Tracer } from '../trace.ts'
import type { LenderRates } from './lender-rates.ts'
import { type LoanCourse, loanCourse, sumsOf } from './period.ts'

/** Period in months to use if the lender does not offer the chosen one. */
const usualPeriod = 120

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
export function assumedRate(norms: Norms, input: RefinanceInput, lender: LenderRates): AssumedRate {
  const period = input.new_interest_period_in_months
  const months = lender.rates[String(period)] === undefined ? usualPeriod : period
  const listed = lender.rates[String(months)]
  const test = norms['test-rate'].percent
  const stated =
    listed === undefined
      ? figure('rate_after_fixed', test.value, { percent: test.value }, test.source)
      : figure('rate_after_fixed', listed, { interest_rate: listed, fixed_months: months })
  const chosen = input.rate_after_fixed_period
  const rate =
    chosen == null
      ? stated
      : figure('rate_after_fixed', percentOf(chosen), { interest_rate: percentOf(chosen) })
  return {
    rate,
    stated,
    statedBy: listed === undefined ? 'test_rate' : 'interest_list',
    surcharge: listed === undefined ? 0 : lender.surcharge,
  }
}

/** Months until the first rate of a loan may change within a period; null if none does. */
function monthsToFirstRateEnd(parts: readonly LoanPart[], period: number): number | null {
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
  rateAfter: RateAfter | null
}

/** Rates of the table in percent: from the lowest in steps, at least up to the rates of the loan. */
const [lowest, highest, step] = [0.5, 8, 0.1]

function ratesFor(parts: readonly LoanPart[], assumed: AssumedRate): number[] {
  const most = Math.min(
    15,
    Math.ceil(Math.max(highest, assumed.rate.value, ...parts.map((part) => part.interest))),
  )
  return Array.from({ length: Math.round((most - lowest) / step) + 1 }, (_, index) => lowest + index * step)
}

const costOf = (course: LoanCourse): number => {
  const { paid, endDebt } = sumsOf(course)
  return paid + endDebt
}

/** Calculates the running loan over the new period, and how it depends on the assumed rate. */
export function calculateRunningLoan(
  planned: readonly PlannedPart[],
  input: RefinanceInput,
  assumed: AssumedRate,
  tracer: Tracer,
): RunningLoan {
  const period = input.new_interest_period_in_months
  const parts = planned.map(({ part }) => part)
  const kept = loanCourse(planned, period)
  const firstEnd = monthsToFirstRateEnd(parts, period)
  if (firstEnd === null) return { course: kept, kept, assumed: null, rateAfter: null }
  const { rate, stated, statedBy, surcharge } = assumed
  const at = (percent: number) =>
    loanCourse(planned, period, ({ type }) => percent + (type === 'interest_only' ? surcharge : 0))
  const course = at(rate.value)
  const monthOf = ({ paid }: LoanCourse) => toCents((paid[firstEnd] ?? 0) / 100)
  const cost = costOf(course)
  return {
    course,
    kept,
    assumed,
    rateAfter: {
      rate: fractionOf(rate.value),
      stated_rate: fractionOf(stated.value),
      stated_by: statedBy,
      interest_only_surcharge: fractionOf(surcharge),
      first_end_in_months: firstEnd,
      gross_monthly_payments: monthOf(course),
      gross_monthly_payments_at_current_rate: monthOf(kept),
      by_rate: input.every_rate_after_fixed_period
        ? ratesFor(parts, assumed).map((percent) => {
            const other = at(percent)
            return {
              rate: fractionOf(percent),
              gross_monthly_payments: monthOf(other),
              difference: toCents(costOf(other) - cost),
            }
          })
        : null,
      figures: stepsOf(tracer, { rate, stated_rate: stated }),
    },
  }
}
