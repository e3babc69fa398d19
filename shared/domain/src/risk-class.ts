import type { Mortgage } from '@portal/contract/mortgage'
import { currentParts } from './current-mortgage.ts'
import { mortgageSchedule } from './schedule/mortgage.ts'

/** Lower bound of a risk class, in percent of the home's value; null if it has none. */
export function lowerBoundOf(riskClass: string | null): number | null {
  const [, from] = /^\D*(\d+(?:[.,]\d+)?)\s*%?\s*(?:-|–|tot|t\/m)\s*\d/.exec(riskClass ?? '') ?? []
  const bound = Number(from?.replace(',', '.') ?? 0)
  return bound > 0 && bound < 200 ? bound : null
}

const dayOfMonth = (month: number) =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/**
 * The day from which the debt is in a lower risk class than the one on file, by the value on file: `today` if it is
 * already, else the first of the month in which planned repayment brings it there. Null if the file does not have the
 * data, the debt stays, or a guarantee makes classes irrelevant.
 */
export function lowerClassFrom(mortgage: Mortgage, today: string): string | null {
  const { risk_class, marktwaarde, nhg, mortgageParts } = mortgage
  const bound = lowerBoundOf(risk_class)
  if (bound === null || !marktwaarde || nhg || mortgageParts.length === 0) return null
  const most = (marktwaarde * bound) / 100
  const debts = currentParts(mortgage, today).map(({ remaining_debt }) => remaining_debt)
  if (debts.some((debt) => debt === null)) return null
  const owed = debts.reduce<number>((sum, debt) => sum + (debt ?? 0), 0)
  if (owed <= 0) return null
  if (owed <= most) return today
  const schedule = mortgageSchedule(mortgageParts, today)
  if (!schedule || schedule.leftOut.length > 0) return null
  const { debt, firstMonth } = schedule.whole
  const due = schedule.marks.find(({ kind, open }) => kind === 'part-end' && open > 0)
  const planned = due ? debt.subarray(0, due.month - firstMonth + 1) : debt
  const at = planned.findIndex((cents) => cents <= most * 100)
  return at < 0 ? null : dayOfMonth(firstMonth + at + 1)
}
