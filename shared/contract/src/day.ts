/** 'YYYY-MM-DD' at noon UTC, so that no clock change affects the day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Whether a text is a calendar date 'YYYY-MM-DD', in any year. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = noonOf(text)
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

/** Adds days to a date 'YYYY-MM-DD'; negative subtracts. */
export function addDays(day: string, count: number): string {
  const moment = noonOf(day)
  moment.setUTCDate(moment.getUTCDate() + count)
  return dayOf(moment)
}

/** Days from 1 January 1970 to a day, 'YYYY-MM-DD'. */
export const dayNumber = (day: string): number => Math.floor(noonOf(day).getTime() / 86_400_000)

/** A day of the week: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Day of the week of 'YYYY-MM-DD'. */
export const weekdayOf = (day: string): Weekday => (noonOf(day).getUTCDay() || 7) as Weekday

const partsOf = (day: string): [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

const padded = (number: number, length: number): string => String(number).padStart(length, '0')

/** Adds months to a date 'YYYY-MM-DD'; negative subtracts. Uses the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  const toDate = date > 28 ? Math.min(date, lastDayOf(toYear, toMonth)) : date
  return `${padded(toYear, 4)}-${padded(toMonth, 2)}-${padded(toDate, 2)}`
}

/**
 * Whole months between two dates 'YYYY-MM-DD'; negative if `to` is earlier. From the end of a month to the last day of
 * a shorter one is a whole month, as in `addMonths`.
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from)
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return addMonths(from, months) > to ? months - 1 : months
}

/**
 * Months left until a date 'YYYY-MM-DD', counted backwards from it. A started month counts, so 0 means that the date
 * has come.
 */
export function monthsUntil(day: string, until: string): number {
  if (until <= day) return 0
  const [year, month] = partsOf(day)
  const [untilYear, untilMonth] = partsOf(until)
  const months = (untilYear - year) * 12 + untilMonth - month
  return addMonths(until, -months) > day ? months + 1 : months
}

/** Age in whole years on a date, both 'YYYY-MM-DD'; a birthday on 29 February counts on 1 March in other years. */
export const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)
