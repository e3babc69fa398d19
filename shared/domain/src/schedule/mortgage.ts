import type { MortgagePart } from '@portal/contract/mortgage'
import { fixedRateEnd, hasBegun } from '../mortgage-now.ts'
import { hasPassed } from '../part-timeline.ts'
import { isStarterLoan } from '../repayment.ts'
import { type PartSchedule, partSchedule } from './part.ts'
import { emptySchedule, monthNumber, type Schedule } from './schedule.ts'
import { termsOf, type Unplanned } from './terms.ts'

/** Something that happens in a month of a schedule. */
export interface ScheduleMark {
  month: number
  kind: 'part-begin' | 'fixed-end' | 'part-end'
  /** Place of the part among the mortgage's parts, from 0. */
  part: number
  /** Euro that is due when a part ends, 0 where that is not known, as of a starter loan, or that is borrowed when it begins. */
  open: number
}

/** The payments of a mortgage: of all its parts together and of each. */
export interface MortgageSchedule {
  whole: Schedule
  /** Of each part in its own place; null for one that no schedule can be made of. */
  parts: (PartSchedule | null)[]
  /** The parts without a schedule, and why; one that is over and of which nothing is owed is none of them. */
  leftOut: { part: number; why: Unplanned }[]
  /** Ends of fixed rates and of parts, in order of time. */
  marks: ScheduleMark[]
}

/**
 * Plans the payments of a mortgage from `today` on; null when no part can be planned. A part is owed from its begin to its
 * end: what it leaves open is due then, and a mark says so.
 */
export function mortgageSchedule(parts: readonly MortgagePart[], today: string): MortgageSchedule | null {
  const terms = parts.map((part) => termsOf(part, today))
  const schedules = terms.map((one) => (typeof one === 'string' ? null : partSchedule(one, today)))
  const planned = schedules.filter((one) => one !== null)
  if (planned.length === 0) return null
  return {
    whole: together(planned),
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

function together(schedules: readonly PartSchedule[]): Schedule {
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
    part && !hasBegun(part, today)
      ? [{ month: firstMonth, kind: 'part-begin', part: place, open: principal / 100 }]
      : []
  const fixed = part ? fixedRateEnd(part) : null
  if (fixed === null || hasPassed(fixed, today)) return [...begin, end]
  const month = Math.max(monthNumber(fixed), firstMonth)
  return [...begin, { month, kind: 'fixed-end', part: place, open: 0 }, end]
}
