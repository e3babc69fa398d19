/** Time zone of the tenants. Days and times of the portal are those of their clock, wherever the customer is. */
export const zone = 'Europe/Amsterdam'

let format: Intl.DateTimeFormat | undefined

/**
 * Day and time of the tenant at a moment, 'YYYY-MM-DD HH:MM', as Swedes write them. The platform's own calendar tells it,
 * which is also what Luxon asks about a zone. Luxon itself adds 20 kB to each page that asks for the day, of which our
 * minifier can leave nothing out; the server, which reckons with moments, has it. Made when first asked for, since a
 * browser takes some milliseconds to be ready to tell.
 */
function at(moment: Date): string {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(moment)
}

/** The day it is for the tenant at a moment, 'YYYY-MM-DD'. Throws a RangeError for an invalid Date. */
export const dayAt = (moment: Date): string => at(moment).slice(0, 10)

/** The time it is for the tenant at a moment, 'HH:MM'. Throws a RangeError for an invalid Date. */
export const timeAt = (moment: Date): string => at(moment).slice(11)

/** The day it is now for the tenant, 'YYYY-MM-DD'. */
export const today = (): string => dayAt(new Date())

/** The year it is now for the tenant. */
export const thisYear = (): number => Number(today().slice(0, 4))

/**
 * Whether a clock that is so many minutes ahead of UTC, by default this device's, shows the tenant's time at a moment.
 * It may at one moment and not at another, since not all clocks change with the tenant's.
 */
export const showsTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  new Date(moment.getTime() + ahead * 60_000).toISOString().startsWith(at(moment).replace(' ', 'T'))
