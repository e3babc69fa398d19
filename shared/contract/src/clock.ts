/** Dates and times in the portal are in this time zone, wherever the customer is. */
export const tenantTimeZone = 'Europe/Amsterdam'

/** The part of Temporal used here. TypeScript's own types would declare Temporal for browsers that lack it. */
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
 * 'YYYY-MM-DDTHH:MM', with Temporal where the browser has it: the first `Intl` formatter of a page takes a slow phone 60
 * to 100 ms. Luxon would add 20 kB to pages.
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
  new Date(moment.getTime() + ahead * 60_000).toISOString().startsWith(formatTenantTime(moment))
