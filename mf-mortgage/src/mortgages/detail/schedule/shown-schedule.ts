import type { MortgageSchedule, ScheduleMark } from '@portal/domain/schedule/mortgage'
import { type PaymentRow, type Schedule, yearOf, yearRows } from '@portal/domain/schedule/schedule'

/** What of a mortgage's schedule is looked at: all parts together or one. */
export interface ShownSchedule {
  payments: Schedule
  years: PaymentRow[]
  marks: ScheduleMark[]
  /** Something is put aside beside the loan. */
  saves: boolean
}

/** The payments of all parts together, or of the part at a place. */
export function shownSchedule(schedule: MortgageSchedule, part: number | null): ShownSchedule {
  const payments = (part === null ? null : schedule.parts[part]) ?? schedule.whole
  const marks = part === null ? schedule.marks : schedule.marks.filter((mark) => mark.part === part)
  return { payments, years: yearRows(payments), marks, saves: payments.premium.some((cents) => cents > 0) }
}

/** The marks that lie in a row. */
export const marksIn = ({ month, months }: PaymentRow, marks: readonly ScheduleMark[]): ScheduleMark[] =>
  marks.filter((mark) => mark.month >= month && mark.month < month + months)

/** The years of the chart: from the first whole one, since the rest of this year would look like a year of little. */
export const charted = (years: readonly PaymentRow[]): readonly PaymentRow[] =>
  years.length > 1 && (years[0]?.months ?? 12) < 12 ? years.slice(1) : years

/** The part that leaves most open when it ends; undefined when none leaves anything. */
export function mostOpen(marks: readonly ScheduleMark[]): { year: number; open: number } | undefined {
  const byYear = new Map<number, number>()
  for (const { kind, month, open } of marks)
    if (kind === 'part-end' && open > 0) byYear.set(yearOf(month), (byYear.get(yearOf(month)) ?? 0) + open)
  const [first] = [...byYear].sort(([, a], [, b]) => b - a)
  return first && { year: first[0], open: first[1] }
}
