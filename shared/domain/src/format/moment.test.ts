import { expect, test } from 'vitest'
import { dayOfMoment, daysAgo, formatClock, formatTime, formatWeekday } from './moment.ts'

const late = '2026-11-20T23:30:00Z'

test('a moment is shown on a Dutch clock, also just after midnight', () => {
  expect(dayOfMoment(late)).toBe('2026-11-21')
  expect(formatTime(late, 'nl')).toBe('00.30')
  expect(formatTime(late, 'de')).toBe('00:30')
  expect(formatWeekday(late, 'nl')).toBe('zaterdag 21 november 2026')
})

test('a time of the wire is written as that of a moment', () => {
  const noon = '2026-11-20T11:05:00Z'
  for (const language of ['nl', 'en', 'de'] as const)
    expect(formatClock('12:05', language)).toBe(formatTime(noon, language))
})

test('days ago are counted by days, not by hours', () => {
  const now = new Date('2026-11-21T08:00:00Z')
  expect(daysAgo(late, now)).toBe(0)
  expect(daysAgo('2026-11-20T22:30:00Z', now)).toBe(1)
  expect(daysAgo('2026-03-28T12:00:00Z', new Date('2026-03-29T12:00:00Z'))).toBe(1)
})

test('a moment that is not known is nothing', () => {
  for (const moment of [null, undefined, '', 'gisteren'])
    expect([
      dayOfMoment(moment),
      formatTime(moment, 'nl'),
      formatWeekday(moment, 'nl'),
      daysAgo(moment, new Date()),
    ]).toEqual([null, null, null, null])
})
