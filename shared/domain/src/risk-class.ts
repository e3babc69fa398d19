import type { Mortgage } from '@portal/contract/mortgage'
import { getCurrentParts } from './current-mortgage.ts'
import { createMortgageSchedule } from './schedule/mortgage-schedule.ts'

/** Parses the lower bound of a risk class, in percent of the home's value; null if it has none. */
export function parseRiskClassLowerBound(riskClass: string | null): number | null {
  const [, from] = /^\D*(\d+(?:[.,]\d+)?)\s*%?\s*(?:-|–|tot|t\/m)\s*\d/.exec(riskClass ?? '') ?? []
  const bound = Number(from?.replace(',', '.') ?? 0)
  return bound > 0 && bound < 200 ? bound : null
}

const toFirstDayOfMonth = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/**
 * Finds the first day of the month in which planned repayment brings the debt into a lower risk class; `today` if the
 * debt is already low enough. The risk class and home value that the tenant registered are used. Null if data is
 * missing, the debt stays too high, or the loan is guaranteed.
 */
export function findLowerClassDate(mortgage: Mortgage, today: string): string | null {
  const { risk_class, marktwaarde, nhg, mortgageParts } = mortgage
  const bound = parseRiskClassLowerBound(risk_class)
  if (bound === null || !marktwaarde || nhg || mortgageParts.length === 0) return null
  const most = (marktwaarde * bound) / 100
  const debts = getCurrentParts(mortgage, today).map(({ remaining_debt }) => remaining_debt)
  if (debts.some((debt) => debt === null)) return null
  const owed = debts.reduce<number>((sum, debt) => sum + (debt ?? 0), 0)
  if (owed <= 0) return null
  if (owed <= most) return today
  const schedule = createMortgageSchedule(mortgageParts, today)
  if (!schedule || schedule.leftOut.length > 0) return null
  const { debt, firstMonth } = schedule.whole
  const due = schedule.marks.find(({ kind, open }) => kind === 'part-end' && open > 0)
  const planned = due ? debt.subarray(0, due.month - firstMonth + 1) : debt
  const at = planned.findIndex((cents) => cents <= most * 100)
  return at < 0 ? null : toFirstDayOfMonth(firstMonth + at + 1)
}
