/** Time zone of all dates and times in the portal, wherever the customer is. */
export const tenantTimeZone = 'Europe/Amsterdam'

/**
 * Describes only the part of Temporal used here, because TypeScript's own types declare Temporal for every browser, and
 * some lack it.
 */
interface TemporalApi {
  Instant: {
    fromEpochMilliseconds(milliseconds: number): {
      toZonedDateTimeISO(timeZone: string): {
        toPlainDateTime(): { toString(options: { smallestUnit: 'minute' }): string }
      }
    }
  }
}

let tenantTimeFormat: Intl.DateTimeFormat | undefined

/**
 * Formats a moment as 'YYYY-MM-DDTHH:MM'. Uses Temporal if the browser has it, since creating the first `Intl`
 * formatter takes 60 to 100 ms on a slow phone. Luxon would add 20 kB to pages.
 */
function formatTenantTime(moment: Date): string {
  const { Temporal } = globalThis as { Temporal?: TemporalApi }
  if (Temporal)
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(tenantTimeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  tenantTimeFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: tenantTimeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return tenantTimeFormat.format(moment).replace(' ', 'T')
}

/**
 * Returns the date in the tenants' time zone as 'YYYY-MM-DD'.
 * @throws RangeError for an invalid Date
 */
export const toTenantDay = (moment: Date): string => formatTenantTime(moment).slice(0, 10)

/**
 * Returns the time in the tenants' time zone as 'HH:MM'.
 * @throws RangeError for an invalid Date
 */
export const toTenantTime = (moment: Date): string => formatTenantTime(moment).slice(11)

/** Returns the current date in the tenants' time zone as 'YYYY-MM-DD'. */
export const getToday = (): string => toTenantDay(new Date())

export const getCurrentYear = (): number => Number(getToday().slice(0, 4))

/**
 * Returns whether the device's clock shows the tenants' time at a moment. The result depends on the moment, since time
 * zones change clocks on different days.
 * @param ahead offset from UTC in minutes, by default that of the device
 */
export const isDeviceInTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  new Date(moment.getTime() + ahead * 60_000).toISOString().startsWith(formatTenantTime(moment))
