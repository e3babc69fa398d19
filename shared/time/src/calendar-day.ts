const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)

const toIsoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** Returns true if the text is an existing date in the format 'YYYY-MM-DD'. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = toNoon(text)
  return !Number.isNaN(moment.getTime()) && toIsoDay(moment) === text
}

/** Adds days to a date 'YYYY-MM-DD'. A negative count subtracts. */
export function addDays(day: string, count: number): string {
  const moment = toNoon(day)
  moment.setUTCDate(moment.getUTCDate() + count)
  return toIsoDay(moment)
}

/** Returns the number of days from 1 January 1970 to a date 'YYYY-MM-DD'. */
export const toEpochDay = (day: string): number => Math.floor(toNoon(day).getTime() / 86_400_000)

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const getWeekday = (day: string): Weekday => (toNoon(day).getUTCDay() || 7) as Weekday

const splitDay = (day: string): [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
]

const getLastDayOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

const padNumber = (number: number, length: number): string => String(number).padStart(length, '0')

/** Adds months to a date 'YYYY-MM-DD'. If the resulting month is shorter, returns its last day. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = splitDay(day)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  const toDate = date > 28 ? Math.min(date, getLastDayOfMonth(toYear, toMonth)) : date
  return `${padNumber(toYear, 4)}-${padNumber(toMonth, 2)}-${padNumber(toDate, 2)}`
}

/**
 * Counts the whole months between two dates 'YYYY-MM-DD'; negative if `to` is earlier. From 31 January to 28 February
 * is a whole month.
 */
export function countMonthsBetween(from: string, to: string): number {
  if (to < from) return -countMonthsBetween(to, from)
  const [fromYear, fromMonth] = splitDay(from)
  const [toYear, toMonth] = splitDay(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return addMonths(from, months) > to ? months - 1 : months
}

/** Counts the months from `day` to `until`, both 'YYYY-MM-DD'. A partial month counts as a whole one. */
export function countMonthsUntil(day: string, until: string): number {
  if (until <= day) return 0
  const [year, month] = splitDay(day)
  const [untilYear, untilMonth] = splitDay(until)
  const months = (untilYear - year) * 12 + untilMonth - month
  return addMonths(until, -months) > day ? months + 1 : months
}

/** Returns the age in years on a date. In a year without 29 February, a birthday on that day counts from 1 March. */
export const calculateAge = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)
