import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundToCents, sumAmounts, sumIfAllKnown } from './money.ts'

test('an amount is rounded to the nearest cent, halves up', () => {
  expect([1.004, 1.005, 1.006, 0.005, 0.0049, 0].map(roundToCents)).toEqual([1, 1.01, 1.01, 0.01, 0, 0])
})

test('a sum with an unknown amount is unknown', () => {
  expect(sumIfAllKnown([1.1, 2.2])).toBe(3.3)
  expect(sumIfAllKnown([0, 2])).toBe(2)
  expect(sumIfAllKnown([])).toBe(0)
  for (const missing of [null, undefined]) expect(sumIfAllKnown([1, missing])).toBeNull()
})

test('sums of whole cents are exact', () => {
  const cents = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 50 })
  fc.assert(
    fc.property(cents, (all) => {
      expect(sumAmounts(all.map((one) => one / 100))).toBe(all.reduce((sum, one) => sum + one, 0) / 100)
    }),
  )
})
