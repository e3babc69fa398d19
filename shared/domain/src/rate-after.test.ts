import { MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annuityBalance, annuityPayment } from './annuity.ts'
import { type FixedRateEnd, monthlyCostAfter, nextFixedRateEnd } from './rate-after.ts'

const today = '2026-01-01'
const part = (given: Partial<v.InferInput<typeof MortgagePart>> = {}) =>
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
const endOf = (...parts: MortgagePart[]): FixedRateEnd => {
  const end = nextFixedRateEnd(parts, today)
  if (!end) throw new Error('no fixed rate ends')
  return end
}

test('an annuity goes on with what is owed when the fixed rate ends, not with what is owed today', () => {
  const end = endOf(part())
  const owed = annuityBalance(100_000, 2, 240, 120)
  expect(Math.abs(end.debt - owed)).toBeLessThan(1)
  expect(monthlyCostAfter(end, 5)).toBeCloseTo(annuityPayment(owed, 5, 120), 1)
  expect(monthlyCostAfter(end, null)).toBeCloseTo(annuityPayment(100_000, 2, 240), 1)
})

test('a linear part has half its debt left halfway; an interest-only part all of it', () => {
  const linear = endOf(part({ type: 2 }))
  expect(linear.debt).toBe(50_000)
  expect(monthlyCostAfter(linear, 6)).toBeCloseTo(50_000 / 120 + 250, 2)
  const interestOnly = endOf(part({ type: 5 }))
  expect(interestOnly.debt).toBe(100_000)
  expect(monthlyCostAfter(interestOnly, 6)).toBe(500)
})

test('parts whose rates end on the same first day count together, later ones not', () => {
  const all = [part({ einddatumRentevast: '2040-01-01' }), part({ type: 5 }), part({ type: 5, interest: 4 })]
  const end = endOf(...all)
  expect([end.date, end.parts, end.debt]).toEqual(['2036-01-01', [1, 2], 200_000])
  expect(monthlyCostAfter(end, null)).toBe(500)
  expect(monthlyCostAfter(end, 3)).toBe(500)
})

test('without a fixed rate that ends before the loan does there is nothing to ask', () => {
  const none = [
    part({ interest_type: 'variable' }),
    part({ einddatumRentevast: null }),
    part({ einddatumRentevast: today }),
    part({ einddatumRentevast: '2046-01-01' }),
    part({ remaining_debt: 0 }),
    part({ type: 77 }),
    part({ begindatum: '2037-01-01' }),
  ]
  expect(nextFixedRateEnd(none, today)).toBeNull()
})

const anyPart = fc
  .record({
    type: fc.constantFrom(1, 2, 3, 5, 9, 10, 13, 50, 53),
    interest: fc.integer({ min: 0, max: 160 }).map((steps) => steps / 20),
    remaining_debt: fc.integer({ min: 1, max: 900_000 }),
    deposits: fc.integer({ min: 0, max: 100_000 }),
    remaining_debt_at_loan_part_end: fc.option(fc.integer({ min: 0, max: 200_000 })),
    fixedFor: fc.integer({ min: 1, max: 19 }),
  })
  .map(({ fixedFor, ...given }) =>
    part({ ...given, hoofdsom: given.remaining_debt, einddatumRentevast: `${2026 + fixedFor}-06-15` }),
  )
const anyRate = fc.integer({ min: 0, max: 180 }).map((steps) => steps / 20)

test('at the rate of today nothing changes', () => {
  fc.assert(
    fc.property(anyPart, (one) => {
      const end = nextFixedRateEnd([one], today)
      if (end) expect(monthlyCostAfter(end, one.interest)).toBe(monthlyCostAfter(end, null))
    }),
  )
})

test('a higher rate never costs less a month, and no rate less than nothing', () => {
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 4 }), anyRate, anyRate, (parts, one, other) => {
      const end = nextFixedRateEnd(parts, today)
      if (!end) return
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      expect(monthlyCostAfter(end, low)).toBeGreaterThanOrEqual(0)
      expect(monthlyCostAfter(end, high)).toBeGreaterThanOrEqual(
        monthlyCostAfter(end, low) - 0.02 * parts.length,
      )
    }),
  )
})

test('what is owed then is at most what is owed now', () => {
  fc.assert(
    fc.property(anyPart, (one) => {
      const end = nextFixedRateEnd([one], today)
      if (end) expect(end.debt).toBeLessThanOrEqual(one.remaining_debt ?? 0)
    }),
  )
})
