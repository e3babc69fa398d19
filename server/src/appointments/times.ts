import { DateTime } from 'luxon'
import type { appointmentTypes } from '../database/tables/appointment.ts'
import { zone } from '../today.ts'

/** A time that an adviser could be booked. */
export interface Slot {
  start: Date
  end: Date
}

/** When advisers work, in whole hours of the firm's time; weekends not. */
const hours = { from: 9, to: 17 }

type Type = Pick<typeof appointmentTypes.$inferSelect, 'duration' | 'buffer' | 'minHours' | 'maxHours'>

/**
 * The times of a type on a date ('YYYY-MM-DD') that are neither too soon, too far, nor taken.
 * There are none in weekends.
 */
export function slotsOn(type: Type, date: string, now: Date, taken: readonly Slot[]): Slot[] {
  const day = DateTime.fromISO(date, { zone })
  if (!day.isValid || day.weekday > 5) return []
  const step = type.duration + type.buffer
  const count = Math.floor(((hours.to - hours.from) * 60) / step)
  return Array.from({ length: count }, (_, index) => {
    const start = day.set({ hour: hours.from }).plus({ minutes: index * step })
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
