import { afterFixed, type LoanPart, type PlannedPart } from '../loan-part.ts'

/** What a loan costs during some months from its start. */
export interface Course {
  /** Cents paid in each month, and owed after it. */
  paid: Float64Array
  owed: Float64Array
  /** Interest in euro of the months in which it can be deducted. */
  deductible: number
}

/** What a loan costs during some months from its start, in euro. */
export interface PeriodSums {
  paid: number
  deductible: number
  endDebt: number
}

/** Adds a part's months to a course: `from` is the month that its plan begins in, `until` the one that it is left in. */
function add(course: Course, { part, schedule }: PlannedPart, from: number, until: number) {
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

/** The first months of a loan's plan, with another rate for a part from the end of its fixed period on. */
export function courseOver(
  parts: readonly PlannedPart[],
  months: number,
  rateAfter?: (part: LoanPart) => number,
): Course {
  const course = { paid: new Float64Array(months), owed: new Float64Array(months), deductible: 0 }
  for (const planned of parts) {
    const passed = Math.max(1, planned.part.fixedMonths)
    const after = rateAfter && passed < months ? afterFixed(planned, rateAfter(planned.part)) : null
    add(course, planned, 0, after ? passed : months)
    if (after) add(course, after, passed, months)
  }
  return course
}

/** A course as one. */
export const sumsOf = ({ paid, owed, deductible }: Course): PeriodSums => ({
  paid: paid.reduce((sum, cents) => sum + cents, 0) / 100,
  deductible,
  endDebt: (owed.at(-1) ?? 0) / 100,
})

/**
 * Months after which a course, whose start costs `atOnce` euro, is cheaper than the one now and stays so, by what is paid
 * and what is owed; null when it is not so at the end.
 */
export function monthsUntilCheaper(now: Course, then: Course, atOnce: number): number | null {
  let gained = -atOnce * 100
  let months: number | null = null
  for (let month = 0; month < now.paid.length; month++) {
    gained += (now.paid[month] ?? 0) - (then.paid[month] ?? 0)
    const cheaper = gained + (now.owed[month] ?? 0) - (then.owed[month] ?? 0) >= -0.5
    months = cheaper ? (months ?? month + 1) : null
  }
  return months
}
