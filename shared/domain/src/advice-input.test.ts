import type { Income } from '@portal/contract/income'
import type { MortgagePart } from '@portal/contract/mortgage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AdviceCustomerFile,
  countRemainingMonths,
  countYearsOfWork,
  createRefinanceRequestBody,
  createScenarioRequestBody,
  toAdviceEnergyLabel,
  toAdvicePart,
  toMonthlyAlimony,
  toMonthlyIncome,
} from './advice-input.ts'
import { getRepaymentType } from './repayment-type.ts'

const today = '2026-11-21'
const createPart = (change: Partial<MortgagePart>): MortgagePart => ({
  id: 1,
  leningdeelnummer: null,
  hoofdsom: 200_000,
  type: 1,
  repayment_type_description: null,
  interest: 3.85,
  interest_type: 'fixed',
  interest_type_description: null,
  rentevasteperiode: 120,
  begindatumRentevast: '2020-01-01',
  einddatumRentevast: '2030-01-01',
  begindatum: '2020-01-01',
  einddatum: '2050-01-01',
  monthly_amount: null,
  monthly_interest_amount: null,
  monthly_repayment_amount: null,
  monthly_premium: null,
  remaining_debt: 180_000,
  remaining_debt_at_loan_part_end: null,
  nhg: null,
  tax_box_type: 1,
  deduction_start_date: null,
  return_rate: null,
  deposits: null,
  penalty_free_repayment_percentage: null,
  ...change,
})

const repaymentTypeCases: [number, string, string][] = [
  [0, 'annuity', '@EDITMORT-23'],
  [1, 'annuity', '@EDITMORT-24'],
  [2, 'linear', '@EDITMORT-25'],
  [3, 'life_insurance', '@EDITMORT-26'],
  [5, 'interest_only', '@EDITMORT-27'],
  [9, 'interest_only', '@EDITMORT-28'],
  [10, 'investment_mortgage', '@EDITMORT-29'],
  [13, 'savings', '@EDITMORT-30'],
  [50, 'bank_savings', '@EDITMORT-31'],
  [51, 'bank_savings', '@EDITMORT-32'],
  [52, 'interest_only', '@EDITMORT-33'],
  [53, 'savings', '@EDITMORT-34'],
]
test.each(repaymentTypeCases)('repayment code %i is %s to the calculators %s', (type, calculator) => {
  expect(toAdvicePart(createPart({ type }), today)?.repayment_type).toBe(calculator)
  expect(getRepaymentType(type).calculator).toBe(calculator)
})

test('a starter loan is sent as interest-only, with a mark @EDITMORT-33', () => {
  expect(toAdvicePart(createPart({ type: 52 }), today)).toMatchObject({
    repayment_type: 'interest_only',
    starter_loan: true,
  })
  expect(toAdvicePart(createPart({ type: 5 }), today)).not.toHaveProperty('starter_loan')
})

test('rates are sent as fractions, and dates as remaining months @API-63', () => {
  expect(toAdvicePart(createPart({ deposits: 1_200, return_rate: 4, monthly_premium: 55 }), today)).toEqual({
    repayment_type: 'annuity',
    first_deposit_amount: 1_200,
    current_amount: 180_000,
    premium: 55,
    interest_rate: 0.0385,
    return_rate: 0.04,
    duration_in_months: 278,
    deductible_period_in_months: 278,
    remaining_interest_period_in_months: 38,
  })
})

test('interest is deductible for 30 years in box 1, never in box 3, and until 2031 for an old loan @EDITMORT-35 @EDITMORT-36', () => {
  const getDeductibleMonths = (change: object) =>
    toAdvicePart(createPart(change), today)?.deductible_period_in_months
  expect(getDeductibleMonths({ tax_box_type: 3 })).toBe(0)
  expect(getDeductibleMonths({ begindatum: '1999-05-01' })).toBe(50)
  expect(getDeductibleMonths({ begindatum: null })).toBeNull()
  expect(getDeductibleMonths({ begindatum: '2001-01-01' })).toBe(50)
  expect(getDeductibleMonths({ begindatum: '2000-12-31' })).toBe(50)
})

test('after refinancing, earlier months of deduction are subtracted', () => {
  const getDeductibleMonthsFrom = (deduction_start_date: string | null) =>
    toAdvicePart(createPart({ begindatum: '2022-11-21', deduction_start_date }), today)
      ?.deductible_period_in_months
  expect(getDeductibleMonthsFrom(null)).toBe(312)
  expect(getDeductibleMonthsFrom('2012-11-21')).toBe(192)
  expect(getDeductibleMonthsFrom('1995-01-01')).toBe(50)
})

test('months of deduction end with the term', () => {
  const countDeductionMonthsLeft = (begindatum: string, on: string) =>
    toAdvicePart(createPart({ begindatum }), on)?.deductible_period_in_months
  expect(countDeductionMonthsLeft('2001-01-01', '2030-12-01')).toBe(1)
  expect(countDeductionMonthsLeft('2001-01-01', '2031-01-01')).toBe(0)
  expect(countDeductionMonthsLeft('2001-01-01', '2041-01-01')).toBe(0)
})

test('remaining months are at least 0 @SCEN-13', () => {
  expect(countRemainingMonths(today, '2020-01-01')).toBe(0)
  expect(countRemainingMonths(today, null)).toBe(0)
  expect(countRemainingMonths(today, '2027-11-21')).toBe(12)
  expect(toAdvicePart(createPart({ einddatumRentevast: '2020-01-01' }), today)).toMatchObject({
    remaining_interest_period_in_months: 0,
  })
})

test('a part has a term of 1 to 600 months, whatever its dates', () => {
  const getDurationMonths = (einddatum: string | null) =>
    toAdvicePart(createPart({ einddatum }), today)?.duration_in_months
  expect(
    ['2020-01-01', today, '2026-12-20', '2026-12-21', '2026-12-22', null].map(getDurationMonths),
  ).toEqual([1, 1, 1, 1, 2, 1])
  expect(['2076-10-21', '2076-11-21', '2076-12-21'].map(getDurationMonths)).toEqual([599, 600, 600])
})

test('a rate is fixed for at most 600 months, a variable rate for 0', () => {
  const getFixedRateMonths = (einddatumRentevast: string, interest_type = 'fixed') =>
    toAdvicePart(createPart({ einddatumRentevast, interest_type }), today)
      ?.remaining_interest_period_in_months
  expect(['2076-10-21', '2076-11-21', '2076-12-21'].map((end) => getFixedRateMonths(end))).toEqual([
    599, 600, 600,
  ])
  expect(getFixedRateMonths('2076-10-21', 'variable')).toBe(0)
})

test('a fixed rate has months left until the day on which it ends', () => {
  const getFixedRateMonthsUntil = (einddatumRentevast: string) =>
    toAdvicePart(createPart({ einddatumRentevast }), today)?.remaining_interest_period_in_months
  expect(['2026-11-21', '2026-11-22', '2026-12-21', '2026-12-22'].map(getFixedRateMonthsUntil)).toEqual([
    0, 1, 1, 2,
  ])
})

test('a part that has not started yet is excluded', () => {
  const begins = createPart({ begindatum: '2027-01-28' })
  expect(toAdvicePart(begins, '2027-01-27')).toBeNull()
  expect(toAdvicePart(begins, '2027-01-28')?.current_amount).toBe(180_000)
})

test('a part without debt is excluded', () => {
  expect(toAdvicePart(createPart({ remaining_debt: 0.01 }), today)?.current_amount).toBe(0.01)
  expect(toAdvicePart(createPart({ remaining_debt: 0 }), today)).toBeNull()
  expect(toAdvicePart(createPart({ remaining_debt: null }), today)).toBeNull()
})

test('energy labels are sent in lower case, with each plus written out @API-62', () => {
  expect(toAdviceEnergyLabel('A++')).toBe('a_plus_plus')
  expect(toAdviceEnergyLabel('A++++')).toBe('a_plus_plus_plus_plus')
  expect(toAdviceEnergyLabel(' g ')).toBe('g')
  expect(toAdviceEnergyLabel('H')).toBeNull()
  expect(toAdviceEnergyLabel(null)).toBeNull()
})

test('income and alimony are converted to monthly amounts @SCEN-16 @SCEN-17', () => {
  expect(toMonthlyIncome(58_320)).toBeCloseTo(4500, 6)
  expect(toMonthlyAlimony(1_001)).toBe(83)
})

test('@SCEN-17 monthly alimony is a twelfth, rounded down to whole euros', () => {
  expect([1_007, 1_007.99, 1_008, 11.99, 12, 0].map(toMonthlyAlimony)).toEqual([83, 83, 84, 0, 1, 0])
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 0, max: 1199 }), (monthly, cents) => {
      expect(toMonthlyAlimony(monthly * 12 + cents / 100)).toBe(monthly)
    }),
  )
})

const examplePerson = {
  date_of_birth: '1984-04-17',
  gross_annual_income: null,
  gross_annual_old_age_pension_amount: null,
  gross_annual_employment_pension_amount: null,
  gross_annual_annuity_amount: null,
  gross_annual_partner_pension_amount: null,
}
const createAlimony = (gross_annual_obligation: number) => ({ type: 'alimony', gross_annual_obligation })
const createAdviceCustomerFile = (obligations: object[], mortgageParts: object[] = []) =>
  ({
    customer: examplePerson,
    family: { partner: null, children: [] },
    living: { property: null },
    mortgage: { wozWaarde: null, mortgageParts },
    obligations,
    today,
  }) as unknown as AdviceCustomerFile

test('@SCEN-17 the total of several alimonies is rounded down once', () => {
  const amounts = createScenarioRequestBody(
    createAdviceCustomerFile([createAlimony(1_007), createAlimony(13)]),
  )?.applicant.obligation_amounts
  expect(amounts).toEqual({ alimony: { credit_limit: null, monthly_amount: 85 } })
})

test('in a comparison, the original amount of a part is at least its debt', () => {
  const choice = {
    ...({ marketValue: 1, period: 120, financesPenalty: false, measuresCosts: 0 } as const),
    ...{ rateAfter: null, productLineId: null },
  }
  const getOriginalAmount = (hoofdsom: number) =>
    createRefinanceRequestBody(createAdviceCustomerFile([], [createPart({ hoofdsom })]), choice)
      ?.loan_parts[0]?.original_amount
  expect([200_000, 180_000, 179_999, 0].map(getOriginalAmount)).toEqual([200_000, 180_000, 180_000, 180_000])
})

test('other mortgages are sent with whether they are on the same home', () => {
  const house = { postal_code: '3541 AB', number: '14' }
  const createOtherMortgage = (number: string, rest: object) => ({
    mainProperty: { ...house, number },
    mortgageParts: [createPart({ remaining_debt: 50_000, ...rest }), createPart({ remaining_debt: 0 })],
  })
  const file = {
    ...createAdviceCustomerFile([], [createPart({})]),
    living: { property: { postcode: '3541AB', number: '14' } },
    otherMortgages: [createOtherMortgage('14', {}), createOtherMortgage('8', { tax_box_type: 3 })],
  } as unknown as AdviceCustomerFile
  const choice = {
    period: 120,
    financesPenalty: false,
    measuresCosts: 12_000,
    rateAfter: 0.04,
    productLineId: null,
  } as const
  const body = createRefinanceRequestBody(file, { marketValue: 1, ...choice })
  expect(body).toMatchObject({ rate_after_fixed_period: 0.04, measures_costs: 12_000 })
  expect(body?.loan_parts).toHaveLength(1)
  expect(body?.other_mortgages).toMatchObject([
    { on_same_home: true, loan_parts: [{ current_amount: 50_000, box: 'box1' }] },
    { on_same_home: false, loan_parts: [{ current_amount: 50_000, box: 'box3' }] },
  ])
})

test('a percentage is converted to the nearest fraction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), (hundredths) => {
      const interest = hundredths / 100
      expect(toAdvicePart(createPart({ interest }), today)?.interest_rate).toBe(hundredths / 10_000)
    }),
    { examples: [[57], [385]] },
  )
})

const examplePartner = { ...examplePerson, full_name: 'Bas van der Meer', first_name: 'Bas' }
const createLoan = (owner: string | null, type = 'personal_loan') => ({ type, monthly_amount: 50, owner })
const createCoupleScenario = (obligations: object[], more: object = {}) =>
  createScenarioRequestBody({
    ...createAdviceCustomerFile(obligations, [createPart({})]),
    customer: { ...examplePerson, full_name: 'Anna de Wit' },
    family: { partner: examplePartner, children: [] },
    ...more,
  } as unknown as AdviceCustomerFile)

test('a debt is sent with its owner, a shared debt as joint', () => {
  const body = createCoupleScenario([
    createLoan('joint'),
    createLoan('partner', 'ongoing_credit'),
    createLoan('customer', 'study_loan'),
  ])
  expect(body?.applicant).toMatchObject({
    obligations: { personal_loan: true, study_loan: true },
    joint_obligations: ['personal_loan'],
  })
  expect(body?.partner).toMatchObject({ obligations: { ongoing_credit: true }, joint_obligations: [] })
})

test('if the owner is unknown, a credit belongs to both and a study debt to the customer', () => {
  const body = createCoupleScenario([createLoan(null), createLoan(null, 'study_loan')])
  expect(body?.applicant.joint_obligations).toEqual(['personal_loan'])
  expect(body?.applicant.obligations).toEqual({ personal_loan: true, study_loan: true })
})

test('all running mortgages are sent, with their home and their debtor', () => {
  const createMortgage = (remaining_debt: number, mortgagors: string[]) => ({
    mortgagors,
    wozWaarde: null,
    mortgageParts: [createPart({ remaining_debt })],
  })
  const sent = createCoupleScenario([], {
    mortgage: createMortgage(374_975, ['Anna de Wit', 'Bas van der Meer']),
    otherMortgages: [createMortgage(109_666, ['Anna de Wit'])],
  })?.loan_parts
  expect(sent?.map(({ current_amount, owner, on_home }) => [current_amount, owner, on_home])).toEqual([
    [374_975, undefined, undefined],
    [109_666, 'applicant', false],
  ])
  expect(sent?.reduce((sum, { current_amount }) => sum + current_amount, 0)).toBe(484_641)
})

test('years of work are counted from the earliest known start of a job', () => {
  const createJob = (start_of_service: string | null) =>
    ({ employment: { start_of_service } }) as unknown as Income
  expect(countYearsOfWork([createJob('2018-02-01'), createJob('2015-09-01'), createJob(null)], today)).toBe(
    11,
  )
  expect(countYearsOfWork([createJob(null)], today)).toBeNull()
  expect(countYearsOfWork([createJob('2027-01-01')], today)).toBeNull()
})
