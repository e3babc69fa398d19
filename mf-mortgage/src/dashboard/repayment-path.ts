import type { Mortgage } from '@portal/contract/mortgage'
import { mortgageSchedule } from '@portal/domain/schedule/mortgage'
import { yearOf, yearRows } from '@portal/domain/schedule/schedule'

/** What is owed at the end of a year, in euro. */
export interface PathPoint {
  year: number
  debt: number
}

/** How debt goes down, and what is due when parts end. */
export interface RepaymentPath {
  points: PathPoint[]
  /** What parts leave to be paid when they end, by year, the first one first. */
  due: { year: number; amount: number }[]
}

/**
 * What is owed on some mortgages at the end of each year from `today` ('YYYY-MM-DD') to the end of the last part, at the
 * rates of today; null where a part cannot be planned, since the rest would not be the whole.
 */
export function pathOf(mortgages: readonly Mortgage[], today: string): RepaymentPath | null {
  const parts = mortgages.flatMap(({ mortgageParts }) => mortgageParts ?? [])
  const schedule = mortgages.every(({ mortgageParts }) => mortgageParts?.length)
    ? mortgageSchedule(parts, today)
    : null
  if (!schedule || schedule.leftOut.length > 0) return null
  const due = new Map<number, number>()
  for (const { kind, month, open } of schedule.marks)
    if (kind === 'part-end' && open > 0) due.set(yearOf(month), (due.get(yearOf(month)) ?? 0) + open)
  return {
    points: yearRows(schedule.whole).map(({ month, debt }) => ({ year: yearOf(month), debt })),
    due: [...due].map(([year, amount]) => ({ year, amount })),
  }
}
