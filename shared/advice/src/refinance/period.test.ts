import { expect, test } from 'vitest'
import { type LoanPart, planPart } from '../loan-part.ts'
import { calculateLoanCourse, sumLoanCourse } from './period.ts'

const createPart = (more: Partial<LoanPart>): LoanPart => ({
  ...{ type: 'interest_only', debt: 120_000, original: 120_000, saved: 0, premium: null, interest: 3 },
  ...{ returnRate: null, months: 360, deductibleMonths: 360, fixedMonths: 120 },
  ...more,
})
const sumLoanCourseOver = (months: number, ...parts: Partial<LoanPart>[]) =>
  sumLoanCourse(
    calculateLoanCourse(
      parts.map((one) => planPart(createPart(one), '2026-11-21')),
      months,
    ),
  )

test('an interest-only part costs its interest, and is owed whole at the end', () => {
  expect(sumLoanCourseOver(120, {})).toEqual({ paid: 36_000, deductible: 36_000, endDebt: 120_000 })
  expect(sumLoanCourseOver(120, { deductibleMonths: 60 })).toEqual({
    paid: 36_000,
    deductible: 18_000,
    endDebt: 120_000,
  })
  expect(sumLoanCourseOver(120, { months: 12 })).toEqual({ paid: 3600, deductible: 3600, endDebt: 120_000 })
})

test('a linear part is repaid evenly: a twelfth of its last ten years is a year', () => {
  const linear = { type: 'linear', months: 120 } as const
  const interest = (12 * 120_000 - 66 * 1000) * 0.0025
  expect(sumLoanCourseOver(12, linear)).toEqual({
    paid: 12_000 + interest,
    deductible: interest,
    endDebt: 108_000,
  })
  expect(sumLoanCourseOver(120, linear)).toMatchObject({ endDebt: 0 })
  expect(sumLoanCourseOver(240, linear)).toEqual(sumLoanCourseOver(120, linear))
})

test('what a customer puts aside counts as it is, and parts add up', () => {
  const saving = { type: 'investment_mortgage', premium: 100 } as const
  expect(sumLoanCourseOver(12, saving)).toMatchObject({ paid: 12 * (300 + 100) })
  const [one, other] = [sumLoanCourseOver(12, saving), sumLoanCourseOver(12, {})]
  expect(sumLoanCourseOver(12, saving, {})).toEqual({
    paid: one.paid + other.paid,
    deductible: one.deductible + other.deductible,
    endDebt: one.endDebt + other.endDebt,
  })
})
