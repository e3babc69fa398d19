import { dayAt } from '@portal/contract/clock'
import { dayNumber } from '@portal/contract/day'

/** Days of waiting from which an item is marked as waiting long. */
const longWaitDays = 3

/** For how many days something has waited, by the calendar of the tenant's clock, and whether that is long. */
export function waitedSince(moment: string, now: Date): { days: number; long: boolean } {
  const days = Math.max(0, dayNumber(dayAt(now)) - dayNumber(dayAt(new Date(moment))))
  return { days, long: days >= longWaitDays }
}
