import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getCalculationBasisOn } from '../node/own-norms.ts'
import { calculateMaximumForHousehold } from './maximum-mortgage.ts'

const calculationBasis = getCalculationBasisOn('2026-11-21')
const dateOfBirth = '1980-06-15'
/** Calculates the maximum mortgage of a couple with one income, at a rate of 4 % that is fixed for ten years. */
const calculateCoupleMaximum = (more: object = {}, income: object = { annual_employment_income: 80_000 }) =>
  calculateMaximumForHousehold(
    v.parse(MaximumMortgageInput, {
      applicant: { date_of_birth: dateOfBirth, income },
      partner: { date_of_birth: dateOfBirth, income: {} },
      interest_rate: 0.04,
      ...more,
    }),
    calculationBasis,
  )
const calculateLoanForPayment = (monthly: number, months = 360, rate = 0.04) =>
  Math.floor((monthly * (1 - (1 + rate / 12) ** -months)) / (rate / 12))
/** Maximum monthly payment in euro: for 80,000 a year at 4 %, the housing quota is 25.3 %. */
const maximumMonthlyPayment = (80_000 * 0.253) / 12

test('ground rent, private lease, other homes and a bridging loan lower the maximum', () => {
  expect(calculateCoupleMaximum().maximum_by_income).toBe(calculateLoanForPayment(maximumMonthlyPayment))
  expect(calculateCoupleMaximum({ ground_rent: 100 }).maximum_by_income).toBe(
    calculateLoanForPayment(maximumMonthlyPayment - 100),
  )
  expect(calculateCoupleMaximum({ private_lease: 349 }).maximum_by_income).toBe(
    calculateLoanForPayment(maximumMonthlyPayment - 349),
  )
  expect(calculateCoupleMaximum({ other_homes: 412.5 }).maximum_by_income).toBe(
    calculateLoanForPayment(maximumMonthlyPayment - 412.5),
  )
  expect(calculateCoupleMaximum({ bridging: 95 }).maximum_by_income).toBe(
    calculateLoanForPayment(maximumMonthlyPayment - 95),
  )
  const all = calculateCoupleMaximum({
    ground_rent: 100,
    private_lease: 349,
    other_homes: 412.5,
    bridging: 95,
  })
  expect(all.maximum_by_income).toBe(calculateLoanForPayment(maximumMonthlyPayment - 956.5))
  expect(all.trace?.steps.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['ground_rent_burden', 'lease_burden', 'other_homes_burden', 'bridging_burden']),
  )
})

test('business income is the average of three years, at most the last year', () => {
  const calculateWithBusinessIncome = (...years: number[]) =>
    calculateCoupleMaximum({}, { business_income: years })
  expect(calculateWithBusinessIncome(70_000, 80_000, 90_000).maximum_by_income).toBe(
    calculateCoupleMaximum().maximum_by_income,
  )
  expect(calculateWithBusinessIncome(100_000, 90_000, 80_000).maximum_by_income).toBe(
    calculateCoupleMaximum().maximum_by_income,
  )
  const both = calculateCoupleMaximum(
    {},
    { annual_employment_income: 50_000, business_income: [30_000, 30_000, 30_000] },
  )
  expect(both.maximum_by_income).toBe(calculateCoupleMaximum().maximum_by_income)
  const step = both.trace?.steps.find(({ id }) => id === both.figures?.['applicant.business_income'])
  expect(step).toMatchObject({ rule: 'business_income', value: 30_000 })
  expect(
    v.safeParse(MaximumMortgageInput.entries.applicant.entries.income, { business_income: [1, 2] }).success,
  ).toBe(false)
})

test('received alimony counts as income', () => {
  const with_ = calculateCoupleMaximum({}, { annual_employment_income: 62_000, alimony_received: 18_000 })
  expect(with_.maximum_by_income).toBe(calculateCoupleMaximum().maximum_by_income)
})

test('a shorter term lowers the maximum, and no test rate applies if the loan is repaid within the fixed period', () => {
  expect(calculateCoupleMaximum({ duration_in_months: 240 }).maximum_by_income).toBe(
    calculateLoanForPayment(maximumMonthlyPayment, 240),
  )
  const short = calculateCoupleMaximum({ duration_in_months: 60, interest_period_in_months: 60 })
  expect(short).toMatchObject({
    test_rate: 0.04,
    maximum_by_income: calculateLoanForPayment(maximumMonthlyPayment, 60),
  })
  // At the test rate of 5 %, the housing quota is 27.2 %.
  const longer = calculateCoupleMaximum({ duration_in_months: 61, interest_period_in_months: 60 })
  expect(longer).toMatchObject({
    test_rate: 0.05,
    maximum_by_income: calculateLoanForPayment((80_000 * 0.272) / 12, 61, 0.05),
  })
})

test('the result reports the next rate at which the norms allow a higher maximum', () => {
  // The housing quota is 25.3 % up to 4 %, and 26.3 % above.
  expect(calculateCoupleMaximum().rate_step).toEqual({
    rate: 0.04001,
    maximum_by_income: calculateLoanForPayment((80_000 * 0.263) / 12, 360, 0.04001),
  })
  expect(calculateCoupleMaximum({ interest_rate: 0.036 }).rate_step).toBeNull()
  expect(calculateCoupleMaximum({ interest_rate: 0.07 }).rate_step).toBeNull()
})
