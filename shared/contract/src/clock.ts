import { IANAZone } from 'luxon'

/** Time zone of the tenants. Days and times of the portal are those of their clock, wherever the customer is. */
export const zone = 'Europe/Amsterdam'

/**
 * Luxon's zone alone weighs 2.2 kB compressed, its DateTime 21 kB: more than a first page may grow. So a browser gets
 * the zone, once a page since the shell gives this module to the remotes, and what is counted in days is counted in
 * `day.ts`; the server has the whole of Luxon.
 */
const tenantZone = IANAZone.create(zone)

const onTenantClock = (moment: Date) =>
  new Date(moment.getTime() + tenantZone.offset(moment.getTime()) * 60_000).toISOString()

/** The day it is for the tenant at a moment, 'YYYY-MM-DD'. Throws a RangeError for an invalid Date. */
export const dayAt = (moment: Date): string => onTenantClock(moment).slice(0, 10)

/** The time it is for the tenant at a moment, 'HH:MM'. Throws a RangeError for an invalid Date. */
export const timeAt = (moment: Date): string => onTenantClock(moment).slice(11, 16)

/** The day it is now for the tenant, 'YYYY-MM-DD'. */
export const today = (): string => dayAt(new Date())

/** The year it is now for the tenant. */
export const thisYear = (): number => Number(today().slice(0, 4))

/**
 * Whether a clock that is so many minutes ahead of UTC, by default this device's, shows the tenant's time at a moment.
 * It may at one moment and not at another, since not all clocks change with the tenant's.
 */
export const showsTenantTime = (moment: Date, ahead = -moment.getTimezoneOffset()): boolean =>
  ahead === tenantZone.offset(moment.getTime())
