import { MortgagePart } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateExtraRepayment, calculatePenaltyFreeTotal } from './extra-repayment.ts'

const today = '2026-01-01'
const createPart = (given: Partial<v.InferInput<typeof MortgagePart>> = {}) =>
  v.parse(MortgagePart, {
    id: 1,
    hoofdsom: 100_000,
    type: 5,
    interest: 4,
    interest_type: 'fixed',
    begindatum: '2016-01-01',
    einddatum: '2046-01-01',
    remaining_debt: 100_000,
    penalty_free_repayment_percentage: 10,
    ...given,
  })

test('repaying 10,000 of an interest-only part at 4% saves 33.33 each month', () => {
  const extra = calculateExtraRepayment([createPart()], 10_000, today)
  expect(extra.amount).toBe(10_000)
  expect(extra.monthlyDecrease).toBe(33.33)
  expect(extra.interestSaved).toBeCloseTo(240 * 33.33, 0)
  expect(extra.until).toBe('2046-01-01')
})

test('an annuity costs less for the same term; a part that is fully repaid costs nothing', () => {
  const annuity = createPart({ type: 1, remaining_debt: 8_000 })
  expect(calculateExtraRepayment([annuity], 8_000, today).monthlyDecrease).toBeCloseTo(48.48, 2)
  expect(calculateExtraRepayment([annuity], 4_000, today).monthlyDecrease).toBeCloseTo(24.24, 2)
})

test('the part with the highest rate is repaid first, up to its penalty-free amount', () => {
  const cheap = createPart({ id: 1, interest: 2, einddatum: '2056-01-01' })
  const dear = createPart({ id: 2, interest: 5 })
  expect(calculatePenaltyFreeTotal([cheap, dear], today)).toBe(20_000)
  const first = calculateExtraRepayment([cheap, dear], 10_000, today)
  expect(first.until).toBe('2046-01-01')
  expect(first.monthlyDecrease).toBeCloseTo((10_000 * 0.05) / 12, 1)
  expect(calculateExtraRepayment([cheap, dear], 90_000, today).amount).toBe(20_000)
})

test('a part without penalty-free amount, with a variable rate or without schedule is not repaid', () => {
  const none = [
    createPart({ penalty_free_repayment_percentage: null }),
    createPart({ interest_type: 'variable' }),
    createPart({ einddatum: null }),
    createPart({ type: 77 }),
  ]
  expect(calculatePenaltyFreeTotal(none, today)).toBe(0)
  expect(calculateExtraRepayment(none, 5_000, today)).toEqual({
    amount: 0,
    monthlyDecrease: 0,
    interestSaved: 0,
    until: '',
  })
})

test('a higher repayment gives a lower monthly payment and saves more interest', () => {
  const types = fc.constantFrom(1, 2, 5)
  const parts = fc.array(
    fc
      .tuple(types, fc.integer({ min: 0, max: 80 }), fc.integer({ min: 1_000, max: 400_000 }))
      .map(([type, tenths, debt]) =>
        createPart({ type, interest: tenths / 10, remaining_debt: debt, hoofdsom: debt }),
      ),
    { minLength: 1, maxLength: 4 },
  )
  fc.assert(
    fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const room = calculatePenaltyFreeTotal(all, today)
      const some = calculateExtraRepayment(all, Math.round(room * share), today)
      const most = calculateExtraRepayment(all, room, today)
      expect(some.amount).toBeLessThanOrEqual(room)
      expect(some.monthlyDecrease).toBeGreaterThanOrEqual(0)
      expect(most.monthlyDecrease).toBeGreaterThanOrEqual(some.monthlyDecrease - 0.05)
      expect(some.interestSaved).toBeGreaterThanOrEqual(-1)
      expect(most.interestSaved).toBeGreaterThanOrEqual(some.interestSaved - 5)
    }),
  )
})
