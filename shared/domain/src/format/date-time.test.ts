import { expect, test } from 'vitest'
import {
  countDaysAgo,
  formatClockTime,
  formatTime,
  formatWeekdayAndDate,
  toDayInDutchTimeZone,
} from './date-time.ts'

const lateEvening = '2026-11-20T23:30:00Z'

test('a timestamp is formatted in Dutch time, also just after midnight', () => {
  expect(toDayInDutchTimeZone(lateEvening)).toBe('2026-11-21')
  expect(formatTime(lateEvening, 'nl')).toBe('00.30')
  expect(formatTime(lateEvening, 'de')).toBe('00:30')
  expect(formatWeekdayAndDate(lateEvening, 'nl')).toBe('zaterdag 21 november 2026')
})

test('a time of the API is formatted like a timestamp', () => {
  const noon = '2026-11-20T11:05:00Z'
  for (const language of ['nl', 'en', 'de'] as const)
    expect(formatClockTime('12:05', language)).toBe(formatTime(noon, language))
})

test('days ago count calendar days, not hours', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  expect(countDaysAgo(lateEvening, now)).toBe(0)
  expect(countDaysAgo('2026-11-20T22:30:00Z', now)).toBe(1)
  expect(countDaysAgo('2026-03-28T12:00:00Z', new Date('2026-03-29T12:00:00Z'))).toBe(1)
})

test('an unknown timestamp gives null', () => {
  for (const moment of [null, undefined, '', 'gisteren'])
    expect([
      toDayInDutchTimeZone(moment),
      formatTime(moment, 'nl'),
      formatWeekdayAndDate(moment, 'nl'),
      countDaysAgo(moment, new Date()),
    ]).toEqual([null, null, null, null])
})
