import { MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAnnuityBalance, calculateAnnuityPayment } from './annuity.ts'
import {
  calculateMonthlyCostAfter,
  type FixedRateEnd,
  findNextFixedRateEnd,
} from './rate-after-fixed-period.ts'

const today = '2026-01-01'
const createPart = (given: Partial<v.InferInput<typeof MortgagePart>> = {}) =>
  v.parse(MortgagePart, {
    id: 1,
    hoofdsom: 100_000,
    type: 1,
    interest: 2,
    interest_type: 'fixed',
    begindatum: '2016-01-01',
    einddatum: '2046-01-01',
    einddatumRentevast: '2036-01-01',
    remaining_debt: 100_000,
    ...given,
  })
const findFixedRateEnd = (...parts: MortgagePart[]): FixedRateEnd => {
  const end = findNextFixedRateEnd(parts, today)
  if (!end) throw new Error('no fixed rate ends')
  return end
}

test('after its fixed rate, an annuity continues with the debt of that day', () => {
  const end = findFixedRateEnd(createPart())
  const owed = calculateAnnuityBalance(100_000, 2, 240, 120)
  expect(Math.abs(end.debt - owed)).toBeLessThan(1)
  expect(calculateMonthlyCostAfter(end, 5)).toBeCloseTo(calculateAnnuityPayment(owed, 5, 120), 1)
  expect(calculateMonthlyCostAfter(end, null)).toBeCloseTo(calculateAnnuityPayment(100_000, 2, 240), 1)
})

test('halfway, a linear part has half of its debt, an interest-only part all of it', () => {
  const linear = findFixedRateEnd(createPart({ type: 2 }))
  expect(linear.debt).toBe(50_000)
  expect(calculateMonthlyCostAfter(linear, 6)).toBeCloseTo(50_000 / 120 + 250, 2)
  const interestOnly = findFixedRateEnd(createPart({ type: 5 }))
  expect(interestOnly.debt).toBe(100_000)
  expect(calculateMonthlyCostAfter(interestOnly, 6)).toBe(500)
})

test('parts whose rates end on the same first day count together', () => {
  const all = [
    createPart({ einddatumRentevast: '2040-01-01' }),
    createPart({ type: 5 }),
    createPart({ type: 5, interest: 4 }),
  ]
  const end = findFixedRateEnd(...all)
  expect([end.date, end.parts, end.debt]).toEqual(['2036-01-01', [1, 2], 200_000])
  expect(calculateMonthlyCostAfter(end, null)).toBe(500)
  expect(calculateMonthlyCostAfter(end, 3)).toBe(500)
})

test('without a fixed rate that ends before its part, there is no such day', () => {
  const none = [
    createPart({ interest_type: 'variable' }),
    createPart({ einddatumRentevast: null }),
    createPart({ einddatumRentevast: today }),
    createPart({ einddatumRentevast: '2046-01-01' }),
    createPart({ remaining_debt: 0 }),
    createPart({ type: 77 }),
    createPart({ begindatum: '2037-01-01' }),
  ]
  expect(findNextFixedRateEnd(none, today)).toBeNull()
})

const arbitraryPart = fc
  .record({
    type: fc.constantFrom(1, 2, 3, 5, 9, 10, 13, 50, 53),
    interest: fc.integer({ min: 0, max: 160 }).map((steps) => steps / 20),
    remaining_debt: fc.integer({ min: 1, max: 900_000 }),
    deposits: fc.integer({ min: 0, max: 100_000 }),
    remaining_debt_at_loan_part_end: fc.option(fc.integer({ min: 0, max: 200_000 })),
    fixedFor: fc.integer({ min: 1, max: 19 }),
  })
  .map(({ fixedFor, ...given }) =>
    createPart({ ...given, hoofdsom: given.remaining_debt, einddatumRentevast: `${2026 + fixedFor}-06-15` }),
  )
const arbitraryRate = fc.integer({ min: 0, max: 180 }).map((steps) => steps / 20)

test('at today’s rate, the payment stays the same', () => {
  fc.assert(
    fc.property(arbitraryPart, (one) => {
      const end = findNextFixedRateEnd([one], today)
      if (end) expect(calculateMonthlyCostAfter(end, one.interest)).toBe(calculateMonthlyCostAfter(end, null))
    }),
  )
})

test('a higher rate never costs less', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryPart, { minLength: 1, maxLength: 4 }),
      arbitraryRate,
      arbitraryRate,
      (parts, one, other) => {
        const end = findNextFixedRateEnd(parts, today)
        if (!end) return
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        expect(calculateMonthlyCostAfter(end, low)).toBeGreaterThanOrEqual(0)
        expect(calculateMonthlyCostAfter(end, high)).toBeGreaterThanOrEqual(
          calculateMonthlyCostAfter(end, low) - 0.02 * parts.length,
        )
      },
    ),
  )
})

test('the debt on that day is at most the current debt', () => {
  fc.assert(
    fc.property(arbitraryPart, (one) => {
      const end = findNextFixedRateEnd([one], today)
      if (end) expect(end.debt).toBeLessThanOrEqual(one.remaining_debt ?? 0)
    }),
  )
})
