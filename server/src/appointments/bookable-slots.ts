import type { DayOpeningHours } from '@portal/domain/opening-hours'
import { addDays } from '@portal/time/calendar-day'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { DateTime } from 'luxon'
import type { appointmentTypes } from '../database/tables/appointment.ts'

export interface TimeSlot {
  start: Date
  end: Date
}

/** Bookable hours on weekdays, in local time. */
const workingHours = { from: '09:00', to: '17:00' }

type AppointmentType = Pick<
  typeof appointmentTypes.$inferSelect,
  'duration' | 'buffer' | 'minHours' | 'maxHours'
>

interface DayAvailability {
  /** Date 'YYYY-MM-DD' in local time. */
  date: string
  /** Opening hours of the office on that day; null if unknown. */
  hours: DayOpeningHours | null
  now: Date
  takenTimes: readonly TimeSlot[]
}

/**
 * Calculates the times that can be booked on a day (APPT-05): free, within opening hours, and neither too soon nor too
 * far ahead. There are none on weekends and closed days.
 */
export function calculateSlots(
  type: AppointmentType,
  { date, hours, now, takenTimes }: DayAvailability,
): TimeSlot[] {
  const day = DateTime.fromISO(date, { zone: tenantTimeZone })
  if (!day.isValid || day.weekday > 5 || (hours && !(hours.from && hours.to))) return []
  const toMoment = (time: string) => DateTime.fromISO(`${date}T${time}`, { zone: tenantTimeZone })
  const from = DateTime.max(toMoment(workingHours.from), toMoment(hours?.from ?? workingHours.from))
  const to = DateTime.min(toMoment(workingHours.to), toMoment(hours?.to ?? workingHours.to))
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
      !takenTimes.some((one) => one.start < end && start < one.end)
    )
  })
}

/** Number of days with free times that a query without a date returns. */
const maxNearestDays = 3

/** Finds free times on the nearest days that have any (APPT-09). */
export function findNearestSlots(
  type: Pick<AppointmentType, 'minHours' | 'maxHours'>,
  now: Date,
  findDaySlots: (date: string) => readonly TimeSlot[],
): TimeSlot[] {
  const getDayAfterHours = (hours: number) => toTenantDay(new Date(now.getTime() + hours * 3_600_000))
  const last = getDayAfterHours(type.maxHours)
  const found: (readonly TimeSlot[])[] = []
  for (
    let date = getDayAfterHours(type.minHours);
    date <= last && found.length < maxNearestDays;
    date = addDays(date, 1)
  ) {
    const slots = findDaySlots(date)
    if (slots.length > 0) found.push(slots)
  }
  return found.flat()
}
