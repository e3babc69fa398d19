import { MaximumMortgageInput } from '@portal/contract/maximum-mortgage'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getNormsOn } from '../../node/own-norms.ts'
import { calculateMaximumForHousehold } from '../../src/maximum-mortgage.ts'
import { calculateCountedEarnings, calculateSurvivorBenefit } from '../../src/survivor-benefit.ts'
import { calculateScenarios, createPart, createPerson, today } from './example-household.ts'

const norms = getNormsOn(today)
const calculateCoupleScenarios = (given: object) =>
  calculateScenarios({
    applicant: createPerson(60_000),
    partner: createPerson(40_000),
    loan_parts: [createPart(200_000)],
    ...given,
  })
const getMonthlyPayments = (result: { mortgage_situation: { monthly_payments: number } } | null) =>
  result?.mortgage_situation.monthly_payments
const getMaximumPayments = (result: { maximum_mortgage: { monthly_payments: number } } | null) =>
  result?.maximum_mortgage.monthly_payments ?? 0

test('loan parts on another home are paid as well: 200,000 and 100,000 at 4% are 1,000 a month', () => {
  const loan_parts = [createPart(200_000), createPart(100_000, { on_home: false })]
  expect(getMonthlyPayments(calculateCoupleScenarios({ loan_parts }).death.applicant)).toBe(1_000)
})

test('a loan on another home does not count for the maximum by value of this home', () => {
  const calculateInterestOnlyEnd = (loan_parts: object[]) =>
    calculateCoupleScenarios({ applicant: createPerson(120_000), property_tax_value: 400_000, loan_parts })
      .new_interest_only.applicant
  const soon = { duration_in_months: 24 }
  const elsewhere = calculateInterestOnlyEnd([
    createPart(200_000, soon),
    createPart(100_000, { ...soon, on_home: false }),
  ])
  const here = calculateInterestOnlyEnd([createPart(200_000, soon), createPart(100_000, soon)])
  const getLimitStep = (result: typeof here) => result?.figures?.['verdict.can_prolong_mortgage']
  expect([getLimitStep(elsewhere), getLimitStep(here)]).not.toContain(undefined)
  expect(elsewhere?.verdict.can_prolong_mortgage).toBe(true)
  expect(here?.verdict.can_prolong_mortgage).toBe(false)
})

test('the mortgage of one person leaves with that person on separation, and stays on death', () => {
  const set = calculateCoupleScenarios({
    loan_parts: [createPart(200_000), createPart(100_000, { owner: 'partner', on_home: false })],
  })
  expect(getMonthlyPayments(set.break_up.applicant)).toBe(666.67)
  expect(getMonthlyPayments(set.break_up.partner)).toBe(1_000)
  expect(getMonthlyPayments(set.death.partner)).toBe(1_000)
})

const createDebts = (joint_obligations?: string[]) => ({
  obligations: { personal_loan: true, study_loan: true },
  obligation_amounts: { personal_loan: { credit_limit: 10_000 }, study_loan: { monthly_amount: 80 } },
  joint_obligations,
})
/** Returns the partner's maximum monthly payment after separation if the applicant has these debts. */
const getMaximumAfterBreakUp = (debts: object) =>
  getMaximumPayments(calculateCoupleScenarios({ applicant: createPerson(60_000, debts) }).break_up.partner)
const getMaximumAfterDeath = (debts: object) =>
  getMaximumPayments(calculateCoupleScenarios({ applicant: createPerson(60_000, debts) }).death.applicant)

test('a joint credit of 10,000 stays on separation, for 2% a month; a debt of the leaving person does not @SCEN-35', () => {
  expect(getMaximumAfterBreakUp({}) - getMaximumAfterBreakUp(createDebts(['personal_loan']))).toBeCloseTo(
    200,
    2,
  )
  expect(getMaximumAfterBreakUp({})).toBe(getMaximumAfterBreakUp(createDebts([])))
})

test('if the owner is unknown, a credit stays and a study debt leaves', () => {
  expect(getMaximumAfterBreakUp(createDebts())).toBe(getMaximumAfterBreakUp(createDebts(['personal_loan'])))
})

test('on death, credits stay and a study debt ends', () => {
  expect(getMaximumAfterDeath({}) - getMaximumAfterDeath(createDebts([]))).toBeCloseTo(200, 2)
})

test('half the minimum wage and a third of the rest do not lower the survivor’s benefit, and holiday allowance does not count', () => {
  const { gross, supplement, holiday, free_income } = norms.anw.monthly.value
  expect(free_income).toBe(1_147.2)
  expect(calculateSurvivorBenefit(norms, free_income).value / 12).toBeCloseTo(gross + supplement + holiday, 6)
  const left = gross - ((2_200 - 1_147.2) * 2) / 3
  expect(calculateSurvivorBenefit(norms, 2_200).value / 12).toBeCloseTo(left + supplement + holiday, 6)
  expect(calculateCountedEarnings(12_960)).toBeCloseTo(1_000, 6)
})

test('from a wage of 3,617.28 a month, there is no survivor’s benefit and no holiday allowance', () => {
  expect(calculateSurvivorBenefit(norms, 3_617.27).value).toBeGreaterThan(0)
  expect(calculateSurvivorBenefit(norms, 3_617.28).value).toBe(0)
  expect(calculateSurvivorBenefit(norms, 9_000).value).toBe(0)
})

test('the survivor’s benefit ends when the youngest child is 18, and is listed as a later month', () => {
  const { death } = calculateCoupleScenarios({ youngest_child_date_of_birth: '2014-01-05' })
  expect(death.applicant?.steps).toMatchObject([{ month: 62, date: '2032-01-25', changes: ['survivor_end'] }])
})

/**
 * Creates a person with wage and pension. For the dates of birth in these tests, the state pension age is 67 years and
 * 3 months.
 */
const createPersonBornOn = (date_of_birth: string) => ({
  date_of_birth,
  income: { annual_employment_income: 90_000, old_age_pension_income: 18_000 },
})
const calculateMaximumOfPersonBornOn = (date_of_birth: string) =>
  calculateMaximumForHousehold(
    v.parse(MaximumMortgageInput, { applicant: createPersonBornOn(date_of_birth), interest_rate: 0.04 }),
    {
      norms,
      today,
    },
  ).total_sum

test('the day before and the day after the state pension age give the same maximum', () => {
  expect(calculateMaximumOfPersonBornOn('1961-01-01')).toBe(calculateMaximumOfPersonBornOn('1959-11-25'))
  expect(calculateMaximumOfPersonBornOn('1959-11-25')).toBe(calculateMaximumOfPersonBornOn('1959-11-26'))
})

test('after the state pension age, only pensions count for the maximum, not wage', () => {
  const works = calculateScenarios({
    applicant: createPersonBornOn('1955-01-01'),
    loan_parts: [createPart(100_000)],
  })
  const rests = calculateScenarios({
    applicant: { ...createPersonBornOn('1955-01-01'), income: { old_age_pension_income: 18_000 } },
    loan_parts: [createPart(100_000)],
  })
  expect(getMaximumPayments(works.move.box1.applicant)).toBe(getMaximumPayments(rests.move.box1.applicant))
})

test('retirement is at the state pension age: 67 years and 3 months for a person born in 1984', () => {
  expect(calculateCoupleScenarios({}).retirement.applicant?.mortgage_situation.date).toBe('2051-07-17')
})
