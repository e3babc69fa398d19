import type { PlannedPart } from '../loan-part.ts'

/** What a loan costs during some months from its start, in euro. */
export interface PeriodSums {
  paid: number
  /** Interest of the months in which it can be deducted. */
  deductible: number
  endDebt: number
}

/** Sums a loan's payments over the first months of its plan. */
export function sumsOver(parts: readonly PlannedPart[], months: number): PeriodSums {
  let paid = 0
  let deductible = 0
  let endDebt = 0
  for (const { part, schedule } of parts) {
    const { interest, repayment, premium, debt } = schedule
    const until = Math.min(months, debt.length)
    const own = part.premium === null ? null : part.premium * 100
    for (let month = 0; month < until; month++) {
      const ofMonth = interest[month] ?? 0
      paid += ofMonth + (repayment[month] ?? 0) + (own ?? premium[month] ?? 0)
      if (month < part.deductibleMonths) deductible += ofMonth
    }
    endDebt +=
      months < debt.length ? (debt[months - 1] ?? 0) : part.type === 'interest_only' ? part.debt * 100 : 0
  }
  return { paid: paid / 100, deductible: deductible / 100, endDebt: endDebt / 100 }
}
