import type { MortgageSchedule, ScheduleEvent } from '@portal/domain/schedule/mortgage-schedule'
import {
  listYearRows,
  type PaymentRow,
  type PaymentSchedule,
  toYear,
} from '@portal/domain/schedule/payment-schedule'

/** The displayed schedule: of all parts or of one. */
export interface ShownSchedule {
  payments: PaymentSchedule
  years: PaymentRow[]
  marks: ScheduleEvent[]
  /** Whether the customer pays a premium into savings. */
  saves: boolean
}

/** Schedule of all parts, or of the part at an index. */
export function selectSchedule(schedule: MortgageSchedule, part: number | null): ShownSchedule {
  const payments = (part === null ? null : schedule.parts[part]) ?? schedule.whole
  const marks = part === null ? schedule.marks : schedule.marks.filter((mark) => mark.part === part)
  return {
    payments,
    years: listYearRows(payments),
    marks,
    saves: payments.premium.some((cents) => cents > 0),
  }
}

/** Events within a row. */
export const findEventsInRow = (
  { month, months }: PaymentRow,
  marks: readonly ScheduleEvent[],
): ScheduleEvent[] => marks.filter((mark) => mark.month >= month && mark.month < month + months)

/** Years of the chart, without an incomplete current year, which would look too low. */
export const selectChartYears = (years: readonly PaymentRow[]): readonly PaymentRow[] =>
  years.length > 1 && (years[0]?.months ?? 12) < 12 ? years.slice(1) : years

/** The part with the largest remaining debt at its end; undefined if there is none. */
export function findLargestFinalDebt(
  marks: readonly ScheduleEvent[],
): { year: number; open: number } | undefined {
  const byYear = new Map<number, number>()
  for (const { kind, month, open } of marks)
    if (kind === 'part-end' && open > 0) byYear.set(toYear(month), (byYear.get(toYear(month)) ?? 0) + open)
  const [first] = [...byYear].sort(([, a], [, b]) => b - a)
  return first && { year: first[0], open: first[1] }
}
