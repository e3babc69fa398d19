import { addDays, getWeekday } from '@portal/time/calendar-day'
import { toTenantDay, toTenantTime } from '@portal/time/clock'

interface OfficeOpeningHours {
  default_hours?: readonly { day: number; from?: string | null; to?: string | null }[] | null
  upcoming_hours?:
    | readonly { date: string; from?: string | null; to?: string | null; reason?: string | null }[]
    | null
}

/** Opening hours on a date, 'HH:MM'. The office is closed if `from` and `to` are null. */
export interface DayOpeningHours {
  from: string | null
  to: string | null
  /** Reason why the hours differ from the usual ones. */
  reason: string | null
}

/** Returns the opening hours on a date ('YYYY-MM-DD'), including exceptions; null if unknown. */
export function getOpeningHoursOn(office: OfficeOpeningHours, date: string): DayOpeningHours | null {
  const deviation = office.upcoming_hours?.find((one) => one.date === date)
  const weekday = getWeekday(date)
  const found = deviation ?? office.default_hours?.find(({ day }) => day === weekday)
  if (!found) return null
  return { from: found.from ?? null, to: found.to ?? null, reason: deviation?.reason ?? null }
}

/** The office is open until a time, closed until a day and time, or closed without a known opening. */
export type OfficeState =
  | { is: 'open'; until: string }
  | { is: 'closed'; opens: { day: string; from: string } | null }

/** Number of days ahead in which to look for the next opening of the office. */
const maxOpeningSearchDays = 14

/** Returns whether the office is open at a moment, in the tenant's time zone; null if the hours are unknown. */
export function getOfficeState(office: OfficeOpeningHours, moment: Date): OfficeState | null {
  const [today, now] = [toTenantDay(moment), toTenantTime(moment)]
  const hours = getOpeningHoursOn(office, today)
  if (!hours && !office.default_hours?.length) return null
  if (hours?.from && hours.to && hours.from <= now && now < hours.to) return { is: 'open', until: hours.to }
  if (hours?.from && now < hours.from) return { is: 'closed', opens: { day: today, from: hours.from } }
  for (let ahead = 1; ahead <= maxOpeningSearchDays; ahead++) {
    const day = addDays(today, ahead)
    const from = getOpeningHoursOn(office, day)?.from
    if (from) return { is: 'closed', opens: { day, from } }
  }
  return { is: 'closed', opens: null }
}
