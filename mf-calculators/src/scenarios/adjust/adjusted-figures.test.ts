import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScenarioBody } from '../use-scenario-calculation.ts'
import { applyAdjustedFigures, getMonthlyIncome } from './adjusted-figures.ts'

const createPerson = (annual: number | null) => ({
  date_of_birth: '1980-03-01',
  income: { annual_employment_income: annual, survivor_pension_income: 9_000 },
})
const exampleLoanPart = {
  repayment_type: 'annuity' as const,
  current_amount: 98_475,
  interest_rate: 0.0185,
  duration_in_months: 232,
  remaining_interest_period_in_months: 112,
}
const exampleBody: ScenarioBody = {
  applicant: createPerson(48_300),
  partner: createPerson(36_320),
  property_tax_value: 412_000,
  loan_parts: [exampleLoanPart, exampleLoanPart],
}
const noAdjustments = { applicant: null, partner: null, value: null, rate: null }

test('@SCEN-16 a monthly income is a yearly income divided by 12.96', () => {
  expect(getMonthlyIncome(createPerson(12_960))).toBe(1_000)
  expect(getMonthlyIncome(createPerson(null))).toBeNull()
})

test('without changes the input stays the same', () => {
  expect(applyAdjustedFigures(exampleBody, noAdjustments)).toEqual(exampleBody)
  expect(applyAdjustedFigures(exampleBody, null)).toBe(exampleBody)
})

test('a monthly income is converted to a yearly income and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (monthly) => {
      const changed = applyAdjustedFigures(exampleBody, { ...noAdjustments, applicant: monthly })
      expect(getMonthlyIncome(changed.applicant)).toBe(monthly)
      expect(changed.applicant.income.survivor_pension_income).toBe(9_000)
      expect(changed.partner).toEqual(exampleBody.partner)
    }),
  )
})

test('a changed rate applies to all parts as a fraction, and a changed value to the home', () => {
  const changed = applyAdjustedFigures(exampleBody, { ...noAdjustments, rate: 4.35, value: 500_000 })
  expect(changed.loan_parts.map(({ interest_rate }) => interest_rate)).toEqual([0.0435, 0.0435])
  expect(changed.property_tax_value).toBe(500_000)
})

test('without a partner, a changed income of the partner is ignored', () => {
  expect(
    applyAdjustedFigures({ ...exampleBody, partner: null }, { ...noAdjustments, partner: 1_000 }).partner,
  ).toBeNull()
})
