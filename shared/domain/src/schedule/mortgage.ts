import type { MortgagePart } from '@portal/contract/mortgage'
import { hasPassed } from '../part-timeline.ts'
import { type PartSchedule, partSchedule } from './part.ts'
import { emptySchedule, monthNumber, type Schedule } from './schedule.ts'
import { termsOf, type Unplanned } from './terms.ts'

/** Something that happens in a month of a schedule. */
export interface ScheduleMark {
  month: number
  kind: 'fixed-end' | 'part-end'
  /** Place of the part among the mortgage's parts, from 0. */
  part: number
  /** Euro still owed when a part ends. */
  open: number
}

/** The payments of a mortgage: of all its parts together and of each. */
export interface MortgageSchedule {
  whole: Schedule
  /** Of each part in its own place; null for one that no schedule can be made of. */
  parts: (PartSchedule | null)[]
  /** The parts without a schedule, and why. */
  leftOut: { part: number; why: Unplanned }[]
  /** Ends of fixed rates and of parts, in order of time. */
  marks: ScheduleMark[]
}

/**
 * Plans the payments of a mortgage from `today` on; null when no part can be planned. The debt of all parts together
 * holds a part that has yet to begin from the start, as the mortgage's own sum does, and what a part leaves open
 * after its end: nobody has said how that is paid.
 */
export function mortgageSchedule(parts: readonly MortgagePart[], today: string): MortgageSchedule | null {
  const terms = parts.map((part) => termsOf(part, today))
  const schedules = terms.map((one) => (typeof one === 'string' ? null : partSchedule(one, today)))
  const planned = schedules.filter((one) => one !== null)
  if (planned.length === 0) return null
  return {
    whole: together(planned),
    parts: schedules,
    leftOut: terms.flatMap((why, part) => (typeof why === 'string' ? [{ part, why }] : [])),
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
    for (let index = 0; index < begin; index++) debt[index] = (debt[index] ?? 0) + one.principal
    for (let index = 0; index < length; index++) {
      const at = begin + index
      interest[at] = (interest[at] ?? 0) + (one.interest[index] ?? 0)
      repayment[at] = (repayment[at] ?? 0) + (one.repayment[index] ?? 0)
      premium[at] = (premium[at] ?? 0) + (one.premium[index] ?? 0)
      debt[at] = (debt[at] ?? 0) + (one.debt[index] ?? 0)
      saved[at] = (saved[at] ?? 0) + (one.saved[index] ?? 0)
    }
    for (let at = begin + length; at < debt.length; at++) debt[at] = (debt[at] ?? 0) + one.open
  }
  return whole
}

function marksOf(
  part: MortgagePart | undefined,
  { firstMonth, debt, open }: PartSchedule,
  place: number,
  today: string,
): ScheduleMark[] {
  const last = firstMonth + debt.length - 1
  const end: ScheduleMark = { month: last, kind: 'part-end', part: place, open: open / 100 }
  const fixed = part?.interest_type === 'variable' ? null : (part?.einddatumRentevast ?? null)
  const month = fixed === null ? null : monthNumber(fixed)
  if (month === null || hasPassed(fixed, today) || month >= last) return [end]
  return [{ month: Math.max(month, firstMonth), kind: 'fixed-end', part: place, open: 0 }, end]
}
