import type { MortgageSchedule, ScheduleMark } from '@portal/domain/schedule/mortgage'
import { type PaymentRow, type Schedule, yearOf, yearRows } from '@portal/domain/schedule/schedule'

/** The displayed schedule: of all parts or of one. */
export interface ShownSchedule {
  payments: Schedule
  years: PaymentRow[]
  marks: ScheduleMark[]
  /** Whether a premium is paid into savings. */
  saves: boolean
}

/** Schedule of all parts, or of the part at an index. */
export function shownSchedule(schedule: MortgageSchedule, part: number | null): ShownSchedule {
  const payments = (part === null ? null : schedule.parts[part]) ?? schedule.whole
  const marks = part === null ? schedule.marks : schedule.marks.filter((mark) => mark.part === part)
  return { payments, years: yearRows(payments), marks, saves: payments.premium.some((cents) => cents > 0) }
}

/** Marks within a row. */
export const marksIn = ({ month, months }: PaymentRow, marks: readonly ScheduleMark[]): ScheduleMark[] =>
  marks.filter((mark) => mark.month >= month && mark.month < month + months)

/** Years of the chart, from the first full one, since the rest of this year would look too low. */
export const chartYears = (years: readonly PaymentRow[]): readonly PaymentRow[] =>
  years.length > 1 && (years[0]?.months ?? 12) < 12 ? years.slice(1) : years

/** The part with the largest remaining debt at its end; undefined if there is none. */
export function largestFinalDebt(marks: readonly ScheduleMark[]): { year: number; open: number } | undefined {
  const byYear = new Map<number, number>()
  for (const { kind, month, open } of marks)
    if (kind === 'part-end' && open > 0) byYear.set(yearOf(month), (byYear.get(yearOf(month)) ?? 0) + open)
  const [first] = [...byYear].sort(([, a], [, b]) => b - a)
  return first && { year: first[0], open: first[1] }
}
