/** Time zone of all tenants. The portal's dates and times are local to them, wherever the customer is. */
export const zone = 'Europe/Amsterdam'

let format: Intl.DateTimeFormat | undefined

/**
 * Local date and time of the tenants, 'YYYY-MM-DD HH:MM' (the Swedish format). Uses `Intl`, which Luxon uses too: Luxon
 * would add 20 kB to each page that needs the date. Created on first use, because a browser needs some milliseconds for
 * it.
 */
function at(moment: Date): string {
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(moment)
}

/** The tenants' local date of a moment, 'YYYY-MM-DD'. Throws a RangeError for an invalid Date. */
export const dayAt = (moment: Date): string => at(moment).slice(0, 10)

/** The tenants' local time of a moment, 'HH:MM'. Throws a RangeError for an invalid Date. */
export const timeAt = (moment: Date): string => at(moment).slice(11)

/** Today's date for the tenants, 'YYYY-MM-DD'. */
export const today = (): string => dayAt(new Date())

/** The current year for the tenants. */
export const thisYear = (): number => Number(today().slice(0, 4))

/**
 * Whether a clock with this offset in minutes from UTC, by default the device's, shows the tenants' time at a moment.
 * That may vary, since not all zones change clocks on the same day.
 */
export const showsTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  new Date(moment.getTime() + ahead * 60_000).toISOString().startsWith(at(moment).replace(' ', 'T'))
