/** Dates and times in the portal are in this time zone, wherever the customer is. */
export const tenantTimeZone = 'Europe/Amsterdam'

let tenantTimeFormat: Intl.DateTimeFormat | undefined

/** 'YYYY-MM-DD HH:MM', with `Intl`: Luxon would add 20 kB to pages. The formatter is slow to create. */
function formatTenantTime(moment: Date): string {
  tenantTimeFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: tenantTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return tenantTimeFormat.format(moment)
}

/** 'YYYY-MM-DD' in the tenants' time zone. @throws RangeError for an invalid Date */
export const toTenantDay = (moment: Date): string => formatTenantTime(moment).slice(0, 10)

/** 'HH:MM' in the tenants' time zone. @throws RangeError for an invalid Date */
export const toTenantTime = (moment: Date): string => formatTenantTime(moment).slice(11)

/** 'YYYY-MM-DD' in the tenants' time zone. */
export const today = (): string => toTenantDay(new Date())

export const getCurrentYear = (): number => Number(today().slice(0, 4))

/**
 * Whether the device's clock shows the tenants' time at a moment. This may vary, since zones change clocks on different
 * days.
 * @param ahead offset in minutes from UTC, by default the device's
 */
export const isDeviceInTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  new Date(moment.getTime() + ahead * 60_000)
    .toISOString()
    .startsWith(formatTenantTime(moment).replace(' ', 'T'))
