import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateAnnuityBalance,
  calculateAnnuityPayment,
  calculateLinearBalance,
  calculateMonthlyInterest,
  calculateSavingsPremium,
  calculateSavingsValue,
} from './annuity.ts'

const arbitraryLoan = fc.record({
  principal: fc.integer({ min: 1000, max: 2_000_000 }),
  percent: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
  months: fc.integer({ min: 12, max: 480 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

test('monthly payments of an annuity leave the debt of the formula', () => {
  fc.assert(
    fc.property(arbitraryLoan, ({ principal, percent, months, share }) => {
      const payment = calculateAnnuityPayment(principal, percent, months)
      const paid = Math.floor(months * share)
      let left = principal
      for (let month = 0; month < paid; month++) left += (left * percent) / 1200 - payment
      expect(calculateAnnuityBalance(principal, percent, months, paid)).toBeCloseTo(left, 2)
      expect(calculateAnnuityBalance(principal, percent, months, months)).toBeCloseTo(0, 2)
    }),
  )
})

test('an annuity of 300,000 has a known payment', () => {
  expect(calculateAnnuityPayment(300_000, 4, 360)).toBeCloseTo(1432.25, 2)
  expect(calculateAnnuityPayment(120_000, 0, 240)).toBe(500)
  expect(calculateAnnuityPayment(120_000, 4, 0)).toBe(0)
})

test('monthly interest is rounded to cents, half a cent up, also for inexact decimals', () => {
  expect([
    calculateMonthlyInterest(1200, 0.5),
    calculateMonthlyInterest(1199, 0.5),
    calculateMonthlyInterest(1190, 0.4),
  ]).toEqual([1, 0, 0])
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), fc.integer({ min: 0, max: 1500 }), (owed, hundredths) => {
      const twice = (BigInt(owed) * BigInt(hundredths) * 2n + 120_000n) / 240_000n
      expect(calculateMonthlyInterest(owed, hundredths / 100)).toBe(Number(twice))
    }),
    { examples: [[120_000, 57]] },
  )
})

test('a linear loan has equal repayments', () => {
  expect(calculateLinearBalance(120_000, 240, 60)).toBe(90_000)
  expect(calculateLinearBalance(120_000, 240, 999)).toBe(0)
  expect(calculateLinearBalance(120_000, 240, -3)).toBe(120_000)
})

test('premiums grow a deposit to its target', () => {
  fc.assert(
    fc.property(arbitraryLoan, ({ principal, percent, months, share }) => {
      const deposit = principal * share * 0.1
      const premium = calculateSavingsPremium(principal, deposit, percent, months)
      const value = calculateSavingsValue(deposit, premium, percent, months)
      if (premium > 0) expect(value).toBeCloseTo(principal, 2)
      else expect(value).toBeGreaterThanOrEqual(principal - 0.01)
    }),
  )
})
