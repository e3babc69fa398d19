import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateWaitingTime } from './calculate-waiting-time.ts'

const now = new Date('2026-11-26T08:00:00Z')

test('waiting is counted in days of the calendar, and three are long', () => {
  expect(calculateWaitingTime('2026-11-26T00:10:00+01:00', now)).toEqual({ days: 0, long: false })
  expect(calculateWaitingTime('2026-11-25T23:50:00+01:00', now)).toEqual({ days: 1, long: false })
  expect(calculateWaitingTime('2026-11-23T12:00:00Z', now)).toEqual({ days: 3, long: true })
})

test('nothing has waited for less than no time, whatever clocks say', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      (at) => {
        expect(calculateWaitingTime(at.toISOString(), now).days).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
