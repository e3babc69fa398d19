import { dayAt, timeAt } from '@portal/contract/clock'
import { addDays, weekdayOf } from '@portal/contract/day'

/** Opening hours of an office in wire format: by weekday, with exceptions by date. */
interface Hours {
  default_hours?: readonly { day: number; from?: string | null; to?: string | null }[] | null
  upcoming_hours?:
    | readonly { date: string; from?: string | null; to?: string | null; reason?: string | null }[]
    | null
}

/** Hours on one date, 'HH:MM'; without `from` and `to` the office is closed. */
export interface HoursOfDay {
  from: string | null
  to: string | null
  /** Reason of an exception. */
  reason: string | null
}

/** Opening hours of an office on a date ('YYYY-MM-DD'), with exceptions applied; null if unknown. */
export function hoursOn(office: Hours, date: string): HoursOfDay | null {
  const deviation = office.upcoming_hours?.find((one) => one.date === date)
  const weekday = weekdayOf(date)
  const found = deviation ?? office.default_hours?.find(({ day }) => day === weekday)
  if (!found) return null
  return { from: found.from ?? null, to: found.to ?? null, reason: deviation?.reason ?? null }
}

/** Opening state of an office: open until a time, closed until a day and time, or closed with no known opening. */
export type OfficeState =
  | { is: 'open'; until: string }
  | { is: 'closed'; opens: { day: string; from: string } | null }

/** Number of days searched for the next opening. */
const lookAheadDays = 14

/** Opening state of an office at a moment, in the tenant's time zone; null if its hours are unknown. */
export function officeState(office: Hours, moment: Date): OfficeState | null {
  const [today, now] = [dayAt(moment), timeAt(moment)]
  const hours = hoursOn(office, today)
  if (!hours && !office.default_hours?.length) return null
  if (hours?.from && hours.to && hours.from <= now && now < hours.to) return { is: 'open', until: hours.to }
  if (hours?.from && now < hours.from) return { is: 'closed', opens: { day: today, from: hours.from } }
  for (let ahead = 1; ahead <= lookAheadDays; ahead++) {
    const day = addDays(today, ahead)
    const from = hoursOn(office, day)?.from
    if (from) return { is: 'closed', opens: { day, from } }
  }
  return { is: 'closed', opens: null }
}
