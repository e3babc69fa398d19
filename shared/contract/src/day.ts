/** Day, month and year of 'YYYY-MM-DD' at noon UTC, from which no clock change leads to another day. */
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Whether a text is a day of the calendar as 'YYYY-MM-DD', in any year. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = noonOf(text)
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

/** A day some days later, or earlier where negative, both 'YYYY-MM-DD'. */
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

/** A day some months later, or earlier where negative; the last day of a month that is too short. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = partsOf(day)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  const toDate = date > 28 ? Math.min(date, lastDayOf(toYear, toMonth)) : date
  return `${padded(toYear, 4)}-${padded(toMonth, 2)}-${padded(toDate, 2)}`
}

/**
 * Whole months from one day to another, both 'YYYY-MM-DD'; negative when `to` is earlier. From the end of a month to the
 * last day of a shorter one is a whole month, as `addMonths` counts.
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from)
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return addMonths(from, months) > to ? months - 1 : months
}

/**
 * Months left on a day until another, counted back from that other day, both 'YYYY-MM-DD'. A month that has begun counts,
 * so that 0 means that the day has come.
 */
export function monthsUntil(day: string, until: string): number {
  if (until <= day) return 0
  const [year, month] = partsOf(day)
  const [untilYear, untilMonth] = partsOf(until)
  const months = (untilYear - year) * 12 + untilMonth - month
  return addMonths(until, -months) > day ? months + 1 : months
}

/** Age in whole years on a day, both 'YYYY-MM-DD'; of someone born on 29 February it goes up on 1 March of other years. */
export const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)
