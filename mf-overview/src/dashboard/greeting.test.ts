import { expect, test } from 'vitest'
import { getPartOfDay } from './greeting.ts'

test.each([
  ['04:59', 'night'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
  ['00:00', 'night'],
])('the part of the day at %s is %s', (time, part) => {
  expect(getPartOfDay(time)).toBe(part)
})
