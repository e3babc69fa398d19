import { dayAt, zone } from '@portal/contract/clock'
import { addDays } from '@portal/contract/day'
import type { HoursOfDay } from '@portal/domain/opening-hours'
import { DateTime } from 'luxon'
import type { appointmentTypes } from '../database/tables/appointment.ts'

/** A bookable time. */
export interface Slot {
  start: Date
  end: Date
}

/** Working hours of advisers in local time, on weekdays. */
const working = { from: '09:00', to: '17:00' }

type Type = Pick<typeof appointmentTypes.$inferSelect, 'duration' | 'buffer' | 'minHours' | 'maxHours'>

/** What determines the times on a day. */
interface Day {
  /** 'YYYY-MM-DD' in local time. */
  date: string
  /** Hours of the office on this date; null if unknown. */
  hours: HoursOfDay | null
  now: Date
  taken: readonly Slot[]
}

/**
 * Bookable times of a type on a day: not too soon, too far or taken, and within opening hours (APPT-05). None on
 * weekends and closed days.
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

/** Number of days returned without a date. */
const nearestDays = 3

/** Times of the first days with any, as far ahead as the type allows (APPT-09). */
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

/** The later of two times 'HH:MM'. */
const later = (one: string, other: string | null | undefined) => (other && other > one ? other : one)
const earlier = (one: string, other: string | null | undefined) => (other && other < one ? other : one)
