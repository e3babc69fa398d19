import { dayAt, zone } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import type { HoursOfDay } from '@portal/domain/opening-hours'
import { DateTime } from 'luxon'
import type { appointmentTypes } from '../database/tables/appointment.ts'

/** A time that an adviser could be booked. */
export interface Slot {
  start: Date
  end: Date
}

/** When advisers work, in the firm's own time; weekends not. */
const working = { from: '09:00', to: '17:00' }

type Type = Pick<typeof appointmentTypes.$inferSelect, 'duration' | 'buffer' | 'minHours' | 'maxHours'>

/** What decides which times there are on a day. */
interface Day {
  /** 'YYYY-MM-DD' in the firm's own time. */
  date: string
  /** Hours of the office on this date; null when they are not known. */
  hours: HoursOfDay | null
  now: Date
  taken: readonly Slot[]
}

/**
 * The times of a type on a day that are neither too soon, too far, nor taken, within what the office is open
 * (APPT-05). There are none in weekends, and none when the office is closed.
 */
export function slotsOn(type: Type, { date, hours, now, taken }: Day): Slot[] {
  const day = DateTime.fromISO(date, { zone })
  if (!day.isValid || day.weekday > 5 || (hours && !(hours.from && hours.to))) return []
  const [from, to] = [later(working.from, hours?.from), earlier(working.to, hours?.to)].map((time) =>
    DateTime.fromISO(`${date}T${time}`, { zone }),
  ) as [DateTime, DateTime]
  const step = type.duration + type.buffer
  const count = Math.max(0, Math.floor(to.diff(from, 'minutes').minutes / step))
  return Array.from({ length: count }, (_, index) => {
    const start = from.plus({ minutes: index * step })
    return { start: start.toJSDate(), end: start.plus({ minutes: type.duration }).toJSDate() }
  }).filter(({ start, end }) => {
    const ahead = (start.getTime() - now.getTime()) / 3_600_000
    return (
      ahead >= type.minHours &&
      ahead <= type.maxHours &&
      !taken.some((one) => one.start < end && start < one.end)
    )
  })
}

/** Days that are told where no date is asked for. */
const nearestDays = 3

/** The times of the first days that have any, from now on as far ahead as the type can be booked (APPT-09). */
export function nearestSlots(
  type: Pick<Type, 'minHours' | 'maxHours'>,
  now: Date,
  slotsOf: (date: string) => readonly Slot[],
): Slot[] {
  const dayAhead = (hours: number) => dayAt(new Date(now.getTime() + hours * 3_600_000))
  const last = dayAhead(type.maxHours)
  const found: (readonly Slot[])[] = []
  for (
    let date = dayAhead(type.minHours);
    date <= last && found.length < nearestDays;
    date = addDays(date, 1)
  ) {
    const slots = slotsOf(date)
    if (slots.length > 0) found.push(slots)
  }
  return found.flat()
}

/** Of two times 'HH:MM', which are in order as they are written. */
const later = (one: string, other: string | null | undefined) => (other && other > one ? other : one)
const earlier = (one: string, other: string | null | undefined) => (other && other < one ? other : one)
