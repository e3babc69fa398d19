import { toEpochDay } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'

/** Number of days from which a wait counts as long. */
const longWaitDays = 3

/** Number of calendar days (in the tenant's time zone) that an item has been waiting, and whether that is long. */
export function calculateWaitingTime(moment: string, now: Date): { days: number; isLong: boolean } {
  const days = Math.max(0, toEpochDay(toTenantDay(now)) - toEpochDay(toTenantDay(new Date(moment))))
  return { days, isLong: days >= longWaitDays }
}
