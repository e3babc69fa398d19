import type { MortgagePart } from '@portal/contract/mortgage'
import { findFixedRateEndDate, hasPartStarted } from '../current-mortgage.ts'
import { hasDatePassed } from '../mortgage-part-timeline.ts'
import { isStarterLoan } from '../repayment-type.ts'
import { createPartSchedule, type PartSchedule } from './part-schedule.ts'
import { type NoScheduleReason, toPartTerms } from './part-terms.ts'
import { createEmptySchedule, type PaymentSchedule, toMonthNumber } from './payment-schedule.ts'

export interface ScheduleEvent {
  month: number
  kind: 'part-begin' | 'fixed-end' | 'part-end'
  part: number
  /** Debt in euro that is due when a part ends, or borrowed when it starts; 0 if unknown, as for a starter loan. */
  open: number
}

export interface MortgageSchedule {
  whole: PaymentSchedule
  /** Schedules by index of the part; null for a part without a schedule. */
  parts: (PartSchedule | null)[]
  /** Parts without a schedule, with the reason. Ended parts without debt are not listed. */
  leftOut: { part: number; why: NoScheduleReason }[]
  /** Starts and ends of parts and ends of fixed rates, in chronological order. */
  marks: ScheduleEvent[]
}

/** Creates the payment schedule of a mortgage from `today` on; null if no part has a schedule. */
export function createMortgageSchedule(
  parts: readonly MortgagePart[],
  today: string,
): MortgageSchedule | null {
  const terms = parts.map((part) => toPartTerms(part, today))
  const schedules = terms.map((one) => (typeof one === 'string' ? null : createPartSchedule(one, today)))
  const planned = schedules.filter((one) => one !== null)
  if (planned.length === 0) return null
  return {
    whole: sumSchedules(planned),
    parts: schedules,
    leftOut: terms.flatMap((why, part) =>
      typeof why === 'string' && !(why === 'over' && (parts[part]?.remaining_debt ?? 0) <= 0)
        ? [{ part, why }]
        : [],
    ),
    marks: schedules
      .flatMap((schedule, part) =>
        schedule ? listPartScheduleEvents(parts[part], schedule, part, today) : [],
      )
      .sort((a, b) => a.month - b.month || a.part - b.part),
  }
}

function sumSchedules(schedules: readonly PartSchedule[]): PaymentSchedule {
  const first = schedules.reduce((month, one) => Math.min(month, one.firstMonth), Number.POSITIVE_INFINITY)
  const end = schedules.reduce((month, one) => Math.max(month, one.firstMonth + one.debt.length), first)
  const whole = createEmptySchedule(first, end - first)
  const { interest, repayment, premium, debt, saved } = whole
  for (const one of schedules) {
    const begin = one.firstMonth - first
    const length = one.debt.length
    for (let index = 0; index < length; index++) {
      const at = begin + index
      interest[at] = (interest[at] ?? 0) + (one.interest[index] ?? 0)
      repayment[at] = (repayment[at] ?? 0) + (one.repayment[index] ?? 0)
      premium[at] = (premium[at] ?? 0) + (one.premium[index] ?? 0)
      debt[at] = (debt[at] ?? 0) + (one.debt[index] ?? 0)
      saved[at] = (saved[at] ?? 0) + (one.saved[index] ?? 0)
    }
  }
  return whole
}

function listPartScheduleEvents(
  part: MortgagePart | undefined,
  { firstMonth, debt, open, principal }: PartSchedule,
  place: number,
  today: string,
): ScheduleEvent[] {
  const last = firstMonth + debt.length - 1
  const left = part && isStarterLoan(part) ? 0 : open / 100
  const end: ScheduleEvent = { month: last, kind: 'part-end', part: place, open: left }
  const begin: ScheduleEvent[] =
    part && !hasPartStarted(part, today)
      ? [{ month: firstMonth, kind: 'part-begin', part: place, open: principal / 100 }]
      : []
  const fixed = part ? findFixedRateEndDate(part) : null
  if (fixed === null || hasDatePassed(fixed, today)) return [...begin, end]
  const month = Math.max(toMonthNumber(fixed), firstMonth)
  return [...begin, { month, kind: 'fixed-end', part: place, open: 0 }, end]
}
