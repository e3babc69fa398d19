import { dayAt, timeAt } from '@portal/contract/clock'
import { addDays, weekdayOf } from '@portal/contract/day'

/** Opening hours of an office as the wire has them: seven days, and deviations on dates. */
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
  /** Why they deviate, where they do. */
  reason: string | null
}

/** Hours of an office on a date ('YYYY-MM-DD'), a deviation first; null when nothing is known. */
export function hoursOn(office: Hours, date: string): HoursOfDay | null {
  const deviation = office.upcoming_hours?.find((one) => one.date === date)
  const weekday = weekdayOf(date)
  const found = deviation ?? office.default_hours?.find(({ day }) => day === weekday)
  if (!found) return null
  return { from: found.from ?? null, to: found.to ?? null, reason: deviation?.reason ?? null }
}

/** What an office is doing: open until a time, closed until it opens on a day, or closed for as far as is known. */
export type OfficeState =
  | { is: 'open'; until: string }
  | { is: 'closed'; opens: { day: string; from: string } | null }

/** How far is looked ahead for the next opening, in days. */
const horizon = 14

/** What an office is doing at a moment, in the firm's own time; null when its hours are not known. */
export function officeState(office: Hours, moment: Date): OfficeState | null {
  const [today, now] = [dayAt(moment), timeAt(moment)]
  const hours = hoursOn(office, today)
  if (!hours && !office.default_hours?.length) return null
  if (hours?.from && hours.to && hours.from <= now && now < hours.to) return { is: 'open', until: hours.to }
  if (hours?.from && now < hours.from) return { is: 'closed', opens: { day: today, from: hours.from } }
  for (let ahead = 1; ahead <= horizon; ahead++) {
    const day = addDays(today, ahead)
    const from = hoursOn(office, day)?.from
    if (from) return { is: 'closed', opens: { day, from } }
  }
  return { is: 'closed', opens: null }
}
