import fc from 'fast-check'
import { DateTime } from 'luxon'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { dayAt, showsTenantTime, thisYear, timeAt, today, zone } from './clock.ts'

test('a moment has the tenant’s local date and time, before and after a clock change', () => {
  expect(dayAt(new Date('2026-03-28T23:30:00Z'))).toBe('2026-03-29')
  expect(timeAt(new Date('2026-03-29T00:59:00Z'))).toBe('01:59')
  expect(timeAt(new Date('2026-03-29T01:00:00Z'))).toBe('03:00')
  expect(timeAt(new Date('2026-10-25T00:30:00Z'))).toBe('02:30')
  expect(timeAt(new Date('2026-10-25T00:59:59Z'))).toBe('02:59')
  expect(timeAt(new Date('2026-10-25T01:00:00Z'))).toBe('02:00')
  expect(timeAt(new Date('2026-10-25T01:30:00Z'))).toBe('02:30')
  expect(timeAt(new Date('2026-06-01T22:00:00Z'))).toBe('00:00')
})

test('a clock without daylight saving shows the tenant’s time in half of the year only', () => {
  const winter = new Date('2026-12-01T09:00:00Z')
  const summer = new Date('2026-04-01T09:00:00Z')
  expect(showsTenantTime(winter, 60)).toBe(true)
  expect(showsTenantTime(summer, 60)).toBe(false)
  expect(showsTenantTime(summer, 120)).toBe(true)
  expect(showsTenantTime(winter, 0)).toBe(false)
})

const format = 'yyyy-MM-dd HH:mm'
/** Local date and time by Luxon. */
const byLuxon = (at: number, of: string) => DateTime.fromMillis(at, { zone: of }).toFormat(format)
const quarter = 900_000
const week = (7 * 86_400_000) / quarter

/** Quarters of an hour around clock changes and year ends, from 1996 on. */
const nearTurns = fc
  .tuple(
    fc.integer({ min: 1996, max: 2060 }),
    fc.constantFrom([2, 31], [9, 31], [0, 1]),
    fc.integer({ min: -week, max: week }),
  )
  .map(([year, [month = 0, day], offset]) => Date.UTC(year, month, day) + offset * quarter)

const anyMoment = fc
  .integer({ min: Date.UTC(1996, 0) / quarter, max: Date.UTC(2060, 0) / quarter })
  .map((count) => count * quarter)

/** Worker threads, which mutation tests use, cannot change the time zone. */
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
        fc.property(fc.oneof(anyMoment, nearTurns), (at) => {
          const moment = new Date(at)
          vi.setSystemTime(moment)
          const [day, time] = byLuxon(at, zone).split(' ')
          expect([dayAt(moment), timeAt(moment), today(), thisYear()]).toEqual([
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
        fc.property(nearTurns, (at) => {
          const moment = new Date(at)
          expect(showsTenantTime(moment)).toBe(byLuxon(at, device) === byLuxon(at, zone))
        }),
      )
    })
  },
)
