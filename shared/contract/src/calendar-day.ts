const toNoon = (day: string) => new Date(`${day}T12:00:00Z`)

const toIsoDay = (moment: Date) => moment.toISOString().slice(0, 10)

/** Whether a text is an existing date 'YYYY-MM-DD'. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const moment = toNoon(text)
  return !Number.isNaN(moment.getTime()) && toIsoDay(moment) === text
}

/** Adds days to a date 'YYYY-MM-DD'; a negative number subtracts. */
export function addDays(day: string, count: number): string {
  const moment = toNoon(day)
  moment.setUTCDate(moment.getUTCDate() + count)
  return toIsoDay(moment)
}

/** Days from 1 January 1970 to a date 'YYYY-MM-DD'. */
export const toEpochDay = (day: string): number => Math.floor(toNoon(day).getTime() / 86_400_000)

/** 1 = Monday … 7 = Sunday. */
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

/** Adds months to a date 'YYYY-MM-DD'. If the month is shorter, the result is its last day. */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = splitDay(day)
  const months = year * 12 + month - 1 + count
  const [toYear, toMonth] = [Math.floor(months / 12), (((months % 12) + 12) % 12) + 1]
  const toDate = date > 28 ? Math.min(date, getLastDayOfMonth(toYear, toMonth)) : date
  return `${padNumber(toYear, 4)}-${padNumber(toMonth, 2)}-${padNumber(toDate, 2)}`
}

/**
 * Whole months between two dates 'YYYY-MM-DD'; negative if `to` is earlier. A step from the end of a month to the last
 * day of a shorter month is a whole month.
 */
export function countMonthsBetween(from: string, to: string): number {
  if (to < from) return -countMonthsBetween(to, from)
  const [fromYear, fromMonth] = splitDay(from)
  const [toYear, toMonth] = splitDay(to)
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth
  return addMonths(from, months) > to ? months - 1 : months
}

/** Months until a date 'YYYY-MM-DD'. A started month counts as a whole month. */
export function countMonthsUntil(day: string, until: string): number {
  if (until <= day) return 0
  const [year, month] = splitDay(day)
  const [untilYear, untilMonth] = splitDay(until)
  const months = (untilYear - year) * 12 + untilMonth - month
  return addMonths(until, -months) > day ? months + 1 : months
}

/** Age in years on a date. A birthday on 29 February is on 1 March in other years. */
export const calculateAge = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0)
