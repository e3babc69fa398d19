import { expect, test } from 'vitest'
import { createScheduledPart, type LoanPart } from '../loan-part.ts'
import { calculateLoanProjection, sumLoanProjection } from './loan-projection.ts'

const createPart = (more: Partial<LoanPart>): LoanPart => ({
  ...{ type: 'interest_only', debt: 120_000, original: 120_000, saved: 0, premium: null, interest: 3 },
  ...{ returnRate: null, months: 360, deductibleMonths: 360, fixedMonths: 120 },
  ...more,
})
const sumLoanProjectionOver = (months: number, ...parts: Partial<LoanPart>[]) =>
  sumLoanProjection(
    calculateLoanProjection(
      parts.map((one) => createScheduledPart(createPart(one), '2026-11-21')),
      months,
    ),
  )

test('an interest-only part costs its interest, and its debt stays', () => {
  expect(sumLoanProjectionOver(120, {})).toEqual({ paid: 36_000, deductible: 36_000, endDebt: 120_000 })
  expect(sumLoanProjectionOver(120, { deductibleMonths: 60 })).toEqual({
    paid: 36_000,
    deductible: 18_000,
    endDebt: 120_000,
  })
  expect(sumLoanProjectionOver(120, { months: 12 })).toEqual({
    paid: 3600,
    deductible: 3600,
    endDebt: 120_000,
  })
})

test('a linear part has equal repayments', () => {
  const linear = { type: 'linear', months: 120 } as const
  const interest = (12 * 120_000 - 66 * 1000) * 0.0025
  expect(sumLoanProjectionOver(12, linear)).toEqual({
    paid: 12_000 + interest,
    deductible: interest,
    endDebt: 108_000,
  })
  expect(sumLoanProjectionOver(120, linear)).toMatchObject({ endDebt: 0 })
  expect(sumLoanProjectionOver(240, linear)).toEqual(sumLoanProjectionOver(120, linear))
})

test('a premium set by the customer counts unchanged, and parts add up', () => {
  const saving = { type: 'investment_mortgage', premium: 100 } as const
  expect(sumLoanProjectionOver(12, saving)).toMatchObject({ paid: 12 * (300 + 100) })
  const [one, other] = [sumLoanProjectionOver(12, saving), sumLoanProjectionOver(12, {})]
  expect(sumLoanProjectionOver(12, saving, {})).toEqual({
    paid: one.paid + other.paid,
    deductible: one.deductible + other.deductible,
    endDebt: one.endDebt + other.endDebt,
  })
})
