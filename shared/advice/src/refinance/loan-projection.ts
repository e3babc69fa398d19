import { createScheduledPartAfterFixedPeriod, type LoanPart, type ScheduledPart } from '../loan-part.ts'

/** Payments and debt of a loan in the months of a period. */
export interface LoanProjection {
  /** Payment of each month, in cents. `debt` is the debt after that payment, in cents. */
  paid: Float64Array
  debt: Float64Array
  /** Deductible interest in euro. */
  deductible: number
}

/** Totals of a period, in euro. */
export interface PeriodSums {
  paid: number
  deductible: number
  endDebt: number
}

/** Adds the payments and debt of a part from month `from` up to, but not including, month `until`. */
function addPartMonths(
  projection: LoanProjection,
  { part, schedule }: ScheduledPart,
  from: number,
  until: number,
) {
  const { interest, repayment, premium, debt } = schedule
  const own = part.premium === null ? null : part.premium * 100
  for (let index = 0; index < until - from; index++) {
    const month = from + index
    const ofMonth = interest[index] ?? 0
    const isOver = index >= debt.length
    const put = isOver ? 0 : (own ?? premium[index] ?? 0)
    projection.paid[month] = (projection.paid[month] ?? 0) + ofMonth + (repayment[index] ?? 0) + put
    const left = isOver ? (part.type === 'interest_only' ? part.debt * 100 : 0) : (debt[index] ?? 0)
    projection.debt[month] = (projection.debt[month] ?? 0) + left
    if (index < part.deductibleMonths) projection.deductible += ofMonth / 100
  }
}

/**
 * Projects a loan over a number of months.
 * @param rateAfter returns the rate of a part after its fixed-rate period; by default the part keeps its current rate
 */
export function calculateLoanProjection(
  parts: readonly ScheduledPart[],
  months: number,
  rateAfter?: (part: LoanPart) => number,
): LoanProjection {
  const projection = { paid: new Float64Array(months), debt: new Float64Array(months), deductible: 0 }
  for (const planned of parts) {
    const passed = Math.max(1, planned.part.fixedMonths)
    const after =
      rateAfter && passed < months
        ? createScheduledPartAfterFixedPeriod(planned, rateAfter(planned.part))
        : null
    addPartMonths(projection, planned, 0, after ? passed : months)
    if (after) addPartMonths(projection, after, passed, months)
  }
  return projection
}

export const sumLoanProjection = ({ paid, debt, deductible }: LoanProjection): PeriodSums => ({
  paid: paid.reduce((sum, cents) => sum + cents, 0) / 100,
  deductible,
  endDebt: (debt.at(-1) ?? 0) / 100,
})

/**
 * Finds the month from which the proposed loan is cheaper than the current loan in every month that follows; null if
 * there is none. Compares the sum of payments and remaining debt. `initialCosts` (euro) count for the proposed loan.
 */
export function findMonthsUntilLoanIsCheaper(
  now: LoanProjection,
  then: LoanProjection,
  initialCosts: number,
): number | null {
  let gained = -initialCosts * 100
  let months: number | null = null
  for (let month = 0; month < now.paid.length; month++) {
    gained += (now.paid[month] ?? 0) - (then.paid[month] ?? 0)
    const cheaper = gained + (now.debt[month] ?? 0) - (then.debt[month] ?? 0) >= -0.5
    months = cheaper ? (months ?? month + 1) : null
  }
  return months
}
