/** Time zone of all tenants. Dates and times in the portal are in this zone, wherever the customer is. */
export const tenantTimeZone = 'Europe/Amsterdam'

let tenantTimeFormat: Intl.DateTimeFormat | undefined

/**
 * Formats a date and time in the tenants' time zone as 'YYYY-MM-DD HH:MM'. Uses `Intl`, since Luxon would add 20 kB to
 * each page that needs the date. The formatter is created on first use, since creating it takes some milliseconds.
 */
function formatTenantTime(moment: Date): string {
  tenantTimeFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: tenantTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return tenantTimeFormat.format(moment)
}

/**
 * Date in the tenants' time zone, 'YYYY-MM-DD'.
 * @throws RangeError for an invalid Date
 */
export const toTenantDay = (moment: Date): string => formatTenantTime(moment).slice(0, 10)

/**
 * Time in the tenants' time zone, 'HH:MM'.
 * @throws RangeError for an invalid Date
 */
export const toTenantTime = (moment: Date): string => formatTenantTime(moment).slice(11)

/** Today's date in the tenants' time zone, 'YYYY-MM-DD'. */
export const today = (): string => toTenantDay(new Date())

/** The current year in the tenants' time zone. */
export const getCurrentYear = (): number => Number(today().slice(0, 4))

/**
 * Whether a clock with this offset in minutes from UTC, by default the device's, shows the tenants' time at a moment.
 * That may vary, since not all zones change clocks on the same day.
 */
export const isDeviceInTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  new Date(moment.getTime() + ahead * 60_000)
    .toISOString()
    .startsWith(formatTenantTime(moment).replace(' ', 'T'))
