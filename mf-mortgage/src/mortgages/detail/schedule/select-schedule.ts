import type { MortgageSchedule, ScheduleEvent } from '@portal/domain/schedule/mortgage-schedule'
import {
  getYearOfMonth,
  listYearRows,
  type PaymentRow,
  type PaymentSchedule,
} from '@portal/domain/schedule/payment-schedule'

/** The displayed payment schedule: of all parts or of one part. */
export interface DisplayedSchedule {
  payments: PaymentSchedule
  years: PaymentRow[]
  marks: ScheduleEvent[]
  /** Whether the customer pays a premium into savings. */
  hasPremium: boolean
}

/** Selects the schedule of all parts if `part` is null, otherwise of the part at that index. */
export function selectSchedule(schedule: MortgageSchedule, part: number | null): DisplayedSchedule {
  const payments = (part === null ? null : schedule.parts[part]) ?? schedule.whole
  const marks = part === null ? schedule.marks : schedule.marks.filter((mark) => mark.part === part)
  return {
    payments,
    years: listYearRows(payments),
    marks,
    hasPremium: payments.premium.some((cents) => cents > 0),
  }
}

export const findEventsInRow = (
  { month, months }: PaymentRow,
  marks: readonly ScheduleEvent[],
): ScheduleEvent[] => marks.filter((mark) => mark.month >= month && mark.month < month + months)

/** Years of the chart, without an incomplete current year, which would look too low. */
export const selectChartYears = (years: readonly PaymentRow[]): readonly PaymentRow[] =>
  years.length > 1 && (years[0]?.months ?? 12) < 12 ? years.slice(1) : years

/**
 * Finds the year in which the parts that end have the largest total remaining debt; undefined if no part ends with
 * debt.
 */
export function findYearOfLargestFinalDebt(
  marks: readonly ScheduleEvent[],
): { year: number; open: number } | undefined {
  const byYear = new Map<number, number>()
  for (const { kind, month, open } of marks)
    if (kind === 'part-end' && open > 0)
      byYear.set(getYearOfMonth(month), (byYear.get(getYearOfMonth(month)) ?? 0) + open)
  const [first] = [...byYear].sort(([, a], [, b]) => b - a)
  return first && { year: first[0], open: first[1] }
}
