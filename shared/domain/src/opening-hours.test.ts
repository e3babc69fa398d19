import { expect, test } from 'vitest'
import { hoursOn } from './opening-hours.ts'

const office = {
  default_hours: [
    { day: 6, from: '10:00', to: '14:00' },
    { day: 7, from: null, to: null },
  ],
  upcoming_hours: [{ date: '2026-11-28', from: null, to: null, reason: 'Studiedag' }],
}

test('a deviation comes before the hours of the weekday', () => {
  expect(hoursOn(office, '2026-11-21')).toEqual({ from: '10:00', to: '14:00', reason: null })
  expect(hoursOn(office, '2026-11-22')).toEqual({ from: null, to: null, reason: null })
  expect(hoursOn(office, '2026-11-28')).toEqual({ from: null, to: null, reason: 'Studiedag' })
  expect(hoursOn(office, '2026-11-23')).toBeNull()
})
