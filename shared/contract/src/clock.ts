/** Time zone of the tenants. Days and times of the portal are those of their clock, wherever the customer is. */
export const zone = 'Europe/Amsterdam'

let format: Intl.DateTimeFormat | undefined

/**
 * The platform's own calendar, which is also what Luxon asks about a zone. Luxon itself adds 20 kB to each page that asks
 * for the day, of which our minifier can leave nothing out; the server, which reckons with moments, has it. Made when
 * first asked for, since a browser takes some milliseconds to be ready to tell.
 */
function partsAt(moment: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  format ??= new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

/** The day it is for the tenant at a moment, 'YYYY-MM-DD'. Throws a RangeError for an invalid Date. */
export function dayAt(moment: Date): string {
  const { year, month, day } = partsAt(moment)
  return `${year?.padStart(4, '0')}-${month}-${day}`
}

/** The time it is for the tenant at a moment, 'HH:MM'. Throws a RangeError for an invalid Date. */
export function timeAt(moment: Date): string {
  const { hour, minute } = partsAt(moment)
  return `${hour}:${minute}`
}

/** The day it is now for the tenant, 'YYYY-MM-DD'. */
export const today = (): string => dayAt(new Date())

/** The year it is now for the tenant. */
export const thisYear = (): number => Number(today().slice(0, 4))

/**
 * Whether a clock that is so many minutes ahead of UTC, by default this device's, shows the tenant's time at a moment.
 * It may at one moment and not at another, since not all clocks change with the tenant's.
 */
export function showsTenantTime(moment: Date, ahead = -moment.getTimezoneOffset()): boolean {
  const shown = new Date(moment.getTime() + ahead * 60_000).toISOString()
  return shown.startsWith(`${dayAt(moment)}T${timeAt(moment)}`)
}
