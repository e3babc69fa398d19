import type { MortgagePart } from '@portal/contract/mortgage'
import { fixedRateEnd, hasStarted } from '../current-mortgage.ts'
import { hasPassed } from '../part-timeline.ts'
import { isStarterLoan } from '../repayment.ts'
import { type PartSchedule, partSchedule } from './part.ts'
import { emptySchedule, monthNumber, type Schedule } from './schedule.ts'
import { type NoScheduleReason, termsOf } from './terms.ts'

/** An event in a month of a schedule. */
export interface ScheduleMark {
  month: number
  kind: 'part-begin' | 'fixed-end' | 'part-end'
  /** Index of the part. */
  part: number
  /** Euro due when a part ends (0 if unknown, as for a starter loan), or borrowed when it starts. */
  open: number
}

/** Payment schedule of a mortgage: total and by part. */
export interface MortgageSchedule {
  whole: Schedule
  /** By index of the part; null if it has no schedule. */
  parts: (PartSchedule | null)[]
  /** Parts without a schedule, with the reason; excludes ended parts without debt. */
  leftOut: { part: number; why: NoScheduleReason }[]
  /** Ends of fixed rates and of parts, in chronological order. */
  marks: ScheduleMark[]
}

/**
 * Makes the payment schedule of a mortgage from `today` on; null if no part has one. A mark shows the remaining debt
 * that is due at the end of a part.
 */
export function mortgageSchedule(parts: readonly MortgagePart[], today: string): MortgageSchedule | null {
  const terms = parts.map((part) => termsOf(part, today))
  const schedules = terms.map((one) => (typeof one === 'string' ? null : partSchedule(one, today)))
  const planned = schedules.filter((one) => one !== null)
  if (planned.length === 0) return null
  return {
    whole: addSchedules(planned),
    parts: schedules,
    leftOut: terms.flatMap((why, part) =>
      typeof why === 'string' && !(why === 'over' && (parts[part]?.remaining_debt ?? 0) <= 0)
        ? [{ part, why }]
        : [],
    ),
    marks: schedules
      .flatMap((schedule, part) => (schedule ? marksOf(parts[part], schedule, part, today) : []))
      .sort((a, b) => a.month - b.month || a.part - b.part),
  }
}

function addSchedules(schedules: readonly PartSchedule[]): Schedule {
  const first = schedules.reduce((month, one) => Math.min(month, one.firstMonth), Number.POSITIVE_INFINITY)
  const end = schedules.reduce((month, one) => Math.max(month, one.firstMonth + one.debt.length), first)
  const whole = emptySchedule(first, end - first)
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

function marksOf(
  part: MortgagePart | undefined,
  { firstMonth, debt, open, principal }: PartSchedule,
  place: number,
  today: string,
): ScheduleMark[] {
  const last = firstMonth + debt.length - 1
  const left = part && isStarterLoan(part) ? 0 : open / 100
  const end: ScheduleMark = { month: last, kind: 'part-end', part: place, open: left }
  const begin: ScheduleMark[] =
    part && !hasStarted(part, today)
      ? [{ month: firstMonth, kind: 'part-begin', part: place, open: principal / 100 }]
      : []
  const fixed = part ? fixedRateEnd(part) : null
  if (fixed === null || hasPassed(fixed, today)) return [...begin, end]
  const month = Math.max(monthNumber(fixed), firstMonth)
  return [...begin, { month, kind: 'fixed-end', part: place, open: 0 }, end]
}
