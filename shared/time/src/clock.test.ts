import fc from 'fast-check'
import { DateTime } from 'luxon'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import {
  getCurrentYear,
  getToday,
  isDeviceInTenantTime,
  tenantTimeZone,
  toTenantDay,
  toTenantTime,
} from './clock.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(['with', 'without'])('a browser %s Temporal shows the tenant’s date and time', (has) => {
  if (has === 'without') vi.stubGlobal('Temporal', undefined)
  expect(toTenantDay(new Date('2026-03-28T23:30:00Z'))).toBe('2026-03-29')
  expect(toTenantTime(new Date('2026-03-29T00:59:00Z'))).toBe('01:59')
  expect(toTenantTime(new Date('2026-03-29T01:00:00Z'))).toBe('03:00')
  expect(toTenantTime(new Date('2026-10-25T00:30:00Z'))).toBe('02:30')
  expect(toTenantTime(new Date('2026-10-25T00:59:59Z'))).toBe('02:59')
  expect(toTenantTime(new Date('2026-10-25T01:00:00Z'))).toBe('02:00')
  expect(toTenantTime(new Date('2026-10-25T01:30:00Z'))).toBe('02:30')
  expect(toTenantTime(new Date('2026-06-01T22:00:00Z'))).toBe('00:00')
})

test('a clock without daylight saving shows the tenant’s time in half of the year only', () => {
  const winter = new Date('2026-12-01T09:00:00Z')
  const summer = new Date('2026-04-01T09:00:00Z')
  expect(isDeviceInTenantTime(winter, 60)).toBe(true)
  expect(isDeviceInTenantTime(summer, 60)).toBe(false)
  expect(isDeviceInTenantTime(summer, 120)).toBe(true)
  expect(isDeviceInTenantTime(winter, 0)).toBe(false)
})

const luxonFormat = 'yyyy-MM-dd HH:mm'
const formatByLuxon = (at: number, of: string) => DateTime.fromMillis(at, { zone: of }).toFormat(luxonFormat)
const quarterHourMs = 900_000
const quarterHoursPerWeek = (7 * 86_400_000) / quarterHourMs

/** Moments at quarters of an hour around clock changes and year ends, from 1996 on. */
const arbitraryNearClockChange = fc
  .tuple(
    fc.integer({ min: 1996, max: 2060 }),
    fc.constantFrom([2, 31], [9, 31], [0, 1]),
    fc.integer({ min: -quarterHoursPerWeek, max: quarterHoursPerWeek }),
  )
  .map(([year, [month = 0, day], offset]) => Date.UTC(year, month, day) + offset * quarterHourMs)

const arbitraryMoment = fc
  .integer({ min: Date.UTC(1996, 0) / quarterHourMs, max: Date.UTC(2060, 0) / quarterHourMs })
  .map((count) => count * quarterHourMs)

/** Skipped in mutation tests, because their worker threads cannot change the time zone. */
describe.skipIf(inject('hasMutants')).each(['Europe/Amsterdam', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'on a device in %s',
  (device) => {
    beforeEach(() => {
      vi.stubEnv('TZ', device)
    })
    afterEach(() => {
      vi.unstubAllEnvs()
      vi.useRealTimers()
    })

    test('date, time and year match Luxon’s for Amsterdam at any moment', { tags: 'full' }, () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(device)
      vi.useFakeTimers({ toFake: ['Date'] })
      fc.assert(
        fc.property(fc.oneof(arbitraryMoment, arbitraryNearClockChange), (at) => {
          const moment = new Date(at)
          vi.setSystemTime(moment)
          const [day, time] = formatByLuxon(at, tenantTimeZone).split(' ')
          expect([toTenantDay(moment), toTenantTime(moment), getToday(), getCurrentYear()]).toEqual([
            day,
            time,
            day,
            Number(day?.slice(0, 4)),
          ])
        }),
        { numRuns: inject('propertyRuns') ?? 1000 },
      )
    })

    test('a moment counts as tenant time exactly if the device’s clock shows the same', () => {
      fc.assert(
        fc.property(arbitraryNearClockChange, (at) => {
          const moment = new Date(at)
          expect(isDeviceInTenantTime(moment)).toBe(
            formatByLuxon(at, device) === formatByLuxon(at, tenantTimeZone),
          )
        }),
      )
    })
  },
)
