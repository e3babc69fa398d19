import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { addDays, firmDay, firmTime, showsFirmTime, weekdayOf } from './firm-time.ts'

test('a moment has the day and time of the firm, on both sides of a clock change', () => {
  expect(firmDay(new Date('2026-03-28T23:30:00Z'))).toBe('2026-03-29')
  expect(firmTime(new Date('2026-03-29T00:59:00Z'))).toBe('01:59')
  expect(firmTime(new Date('2026-03-29T01:00:00Z'))).toBe('03:00')
  expect(firmTime(new Date('2026-10-25T00:30:00Z'))).toBe('02:30')
  expect(firmTime(new Date('2026-10-25T00:59:59Z'))).toBe('02:59')
  expect(firmTime(new Date('2026-10-25T01:00:00Z'))).toBe('02:00')
  expect(firmTime(new Date('2026-10-25T01:30:00Z'))).toBe('02:30')
  expect(firmTime(new Date('2026-06-01T22:00:00Z'))).toBe('00:00')
})

test('days are counted over clock changes, leap days and years', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -900, max: 900 }), (from, count) => {
      const day = new Date(from * 86_400_000).toISOString().slice(0, 10)
      const later = addDays(day, count)
      expect(addDays(later, -count)).toBe(day)
      expect((((weekdayOf(later) - weekdayOf(day) - count) % 7) + 7) % 7).toBe(0)
    }),
  )
})

test('a clock that does not change with the firm’s shows its time in one half of the year only', () => {
  const winter = new Date('2026-12-01T09:00:00Z')
  const summer = new Date('2026-04-01T09:00:00Z')
  expect(showsFirmTime(winter, 60)).toBe(true)
  expect(showsFirmTime(summer, 60)).toBe(false)
  expect(showsFirmTime(summer, 120)).toBe(true)
  expect(showsFirmTime(winter, 0)).toBe(false)
})

test('at any moment day and time are what the platform’s own calendar says of Amsterdam', () => {
  const platform = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Amsterdam',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const hours = fc.integer({ min: Date.UTC(1996, 0) / 900_000, max: Date.UTC(2060, 0) / 900_000 })
  fc.assert(
    fc.property(hours, (quarter) => {
      const moment = new Date(quarter * 900_000)
      expect(`${firmDay(moment)} ${firmTime(moment)}`).toBe(platform.format(moment))
    }),
    { numRuns: inject('propertyRuns') ?? 2000 },
  )
})
