import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateWaitingTime } from './calculate-waiting-time.ts'

const exampleNow = new Date('2026-11-26T08:00:00Z')

test('the waiting time is in calendar days, and three days are long', () => {
  expect(calculateWaitingTime('2026-11-26T00:10:00+01:00', exampleNow)).toEqual({ days: 0, isLong: false })
  expect(calculateWaitingTime('2026-11-25T23:50:00+01:00', exampleNow)).toEqual({ days: 1, isLong: false })
  expect(calculateWaitingTime('2026-11-23T12:00:00Z', exampleNow)).toEqual({ days: 3, isLong: true })
})

test('the waiting time is never negative, whatever the clocks', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2100-01-01') }),
      (at) => {
        expect(calculateWaitingTime(at.toISOString(), exampleNow).days).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
