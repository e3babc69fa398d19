const minute = 60_000
const day = 1440 * minute

/** The moment in a month (0 = January) at which the clocks of the Union change: its last Sunday, 01:00 UTC. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * day
}

/**
 * Minutes that clocks where the firms work are ahead of UTC: the portal's days and times are theirs, wherever the customer
 * is. By the rule of Directive 2000/84/EC, as it has been since 1996: a browser that is asked for the same takes longer
 * over it than over the rest of a page.
 */
function firmOffset(moment: Date): number {
  const year = moment.getUTCFullYear()
  const at = moment.getTime()
  return at >= changeIn(year, 2) && at < changeIn(year, 9) ? 120 : 60
}

const onFirmClock = (moment: Date) => new Date(moment.getTime() + firmOffset(moment) * minute).toISOString()

/** The day it is at a moment where the firms are, 'YYYY-MM-DD'. */
export const firmDay = (moment: Date): string => onFirmClock(moment).slice(0, 10)

/** The time it is at a moment where the firms are, 'HH:MM'. */
export const firmTime = (moment: Date): string => onFirmClock(moment).slice(11, 16)

/**
 * Whether a clock shows the firm's time at a moment: one so many minutes ahead of UTC, else this device's. It may at one
 * moment and not at another, since not all clocks change with the firm's.
 */
export const showsFirmTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  ahead === firmOffset(moment)

/** A day some days later, or earlier where negative, both 'YYYY-MM-DD'; a clock change makes no difference. */
export function addDays(day: string, count: number): string {
  const moment = new Date(`${day}T12:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + count)
  return moment.toISOString().slice(0, 10)
}

/** A day of the week: 1 = Monday … 7 = Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Day of the week of 'YYYY-MM-DD'. */
export const weekdayOf = (day: string): Weekday => (new Date(`${day}T12:00:00Z`).getUTCDay() || 7) as Weekday
