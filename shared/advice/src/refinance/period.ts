import { type LoanPart, type PlannedPart, planAfterFixedPeriod } from '../loan-part.ts'

/** Payments and debt of a loan in its first months. */
export interface LoanCourse {
  /** Cents paid in each month, and debt afterwards. */
  paid: Float64Array
  owed: Float64Array
  /** Interest in euro of the months in which it is deductible. */
  deductible: number
}

/** Totals of a loan over its first months, in euro. */
export interface PeriodSums {
  paid: number
  deductible: number
  endDebt: number
}

/**
 * Adds the months of a part to a course. `from` is the start month of the part's schedule; `until` is the month after
 * its last counted month.
 */
function addPartMonths(course: LoanCourse, { part, schedule }: PlannedPart, from: number, until: number) {
  const { interest, repayment, premium, debt } = schedule
  const own = part.premium === null ? null : part.premium * 100
  for (let index = 0; index < until - from; index++) {
    const month = from + index
    const ofMonth = interest[index] ?? 0
    const isOver = index >= debt.length
    const put = isOver ? 0 : (own ?? premium[index] ?? 0)
    course.paid[month] = (course.paid[month] ?? 0) + ofMonth + (repayment[index] ?? 0) + put
    const left = isOver ? (part.type === 'interest_only' ? part.debt * 100 : 0) : (debt[index] ?? 0)
    course.owed[month] = (course.owed[month] ?? 0) + left
    if (index < part.deductibleMonths) course.deductible += ofMonth / 100
  }
}

/** First months of a loan, with another rate for a part after its fixed-rate period. */
export function calculateLoanCourse(
  parts: readonly PlannedPart[],
  months: number,
  rateAfter?: (part: LoanPart) => number,
): LoanCourse {
  const course = { paid: new Float64Array(months), owed: new Float64Array(months), deductible: 0 }
  for (const planned of parts) {
    const passed = Math.max(1, planned.part.fixedMonths)
    const after = rateAfter && passed < months ? planAfterFixedPeriod(planned, rateAfter(planned.part)) : null
    addPartMonths(course, planned, 0, after ? passed : months)
    if (after) addPartMonths(course, after, passed, months)
  }
  return course
}

export const sumLoanCourse = ({ paid, owed, deductible }: LoanCourse): PeriodSums => ({
  paid: paid.reduce((sum, cents) => sum + cents, 0) / 100,
  deductible,
  endDebt: (owed.at(-1) ?? 0) / 100,
})

/**
 * Month from which a new course with initial costs of `atOnce` euro stays cheaper than the current one, by payments and
 * debt; null if it is not cheaper at the end.
 */
export function findMonthsUntilCheaper(now: LoanCourse, then: LoanCourse, atOnce: number): number | null {
  let gained = -atOnce * 100
  let months: number | null = null
  for (let month = 0; month < now.paid.length; month++) {
    gained += (now.paid[month] ?? 0) - (then.paid[month] ?? 0)
    const cheaper = gained + (now.owed[month] ?? 0) - (then.owed[month] ?? 0) >= -0.5
    months = cheaper ? (months ?? month + 1) : null
  }
  return months
}
