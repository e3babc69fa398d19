import type { Income } from '@portal/contract/income'
import type { MortgagePart } from '@portal/contract/mortgage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AdviceFile,
  adviceLabelOf,
  advicePartOf,
  monthlyAlimonyOf,
  monthlyIncomeOf,
  refinanceBodyOf,
  remainingMonths,
  scenarioBodyOf,
  yearsOfWorkOf,
} from './advice-input.ts'
import { repaymentOf } from './repayment.ts'

const today = '2026-11-21'
const part = (change: Partial<MortgagePart>): MortgagePart => ({
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

const calculators: [number, string, string][] = [
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
test.each(calculators)('repayment code %i is %s to the calculators %s', (type, calculator) => {
  expect(advicePartOf(part({ type }), today)?.repayment_type).toBe(calculator)
  expect(repaymentOf(type).calculator).toBe(calculator)
})

test('a starter loan goes as interest-only, marked as one @EDITMORT-33', () => {
  expect(advicePartOf(part({ type: 52 }), today)).toMatchObject({
    repayment_type: 'interest_only',
    starter_loan: true,
  })
  expect(advicePartOf(part({ type: 5 }), today)).not.toHaveProperty('starter_loan')
})

test('a part goes as fractions and months that remain @API-63', () => {
  expect(advicePartOf(part({ deposits: 1_200, return_rate: 4, monthly_premium: 55 }), today)).toEqual({
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

test('in box 1 interest is deducted for 30 years, in box 3 not at all, and of an old loan until 2031 @EDITMORT-35 @EDITMORT-36', () => {
  const deductible = (change: object) => advicePartOf(part(change), today)?.deductible_period_in_months
  expect(deductible({ tax_box_type: 3 })).toBe(0)
  expect(deductible({ begindatum: '1999-05-01' })).toBe(50)
  expect(deductible({ begindatum: null })).toBeNull()
  expect(deductible({ begindatum: '2001-01-01' })).toBe(50)
  expect(deductible({ begindatum: '2000-12-31' })).toBe(50)
})

test('after refinancing in 2022, months in which the debt was deducted before are no longer left', () => {
  const deductible = (deduction_start_date: string | null) =>
    advicePartOf(part({ begindatum: '2022-11-21', deduction_start_date }), today)?.deductible_period_in_months
  expect(deductible(null)).toBe(312)
  expect(deductible('2012-11-21')).toBe(192)
  expect(deductible('1995-01-01')).toBe(50)
})

test('months of deduction end with the term', () => {
  const left = (begindatum: string, on: string) =>
    advicePartOf(part({ begindatum }), on)?.deductible_period_in_months
  expect(left('2001-01-01', '2030-12-01')).toBe(1)
  expect(left('2001-01-01', '2031-01-01')).toBe(0)
  expect(left('2001-01-01', '2041-01-01')).toBe(0)
})

test('months that remain are never below zero @SCEN-13', () => {
  expect(remainingMonths(today, '2020-01-01')).toBe(0)
  expect(remainingMonths(today, null)).toBe(0)
  expect(remainingMonths(today, '2027-11-21')).toBe(12)
  expect(advicePartOf(part({ einddatumRentevast: '2020-01-01' }), today)).toMatchObject({
    remaining_interest_period_in_months: 0,
  })
})

test('a part runs for a month at least and 600 at most, however its dates stand', () => {
  const months = (einddatum: string | null) => advicePartOf(part({ einddatum }), today)?.duration_in_months
  expect(['2020-01-01', today, '2026-12-20', '2026-12-21', '2026-12-22', null].map(months)).toEqual([
    1, 1, 1, 1, 2, 1,
  ])
  expect(['2076-10-21', '2076-11-21', '2076-12-21'].map(months)).toEqual([599, 600, 600])
})

test('a rate is fixed for 600 months at most, and a variable one for none', () => {
  const months = (einddatumRentevast: string, interest_type = 'fixed') =>
    advicePartOf(part({ einddatumRentevast, interest_type }), today)?.remaining_interest_period_in_months
  expect(['2076-10-21', '2076-11-21', '2076-12-21'].map((end) => months(end))).toEqual([599, 600, 600])
  expect(months('2076-10-21', 'variable')).toBe(0)
})

test('until the day on which a fixed rate ends, it has months left', () => {
  const months = (einddatumRentevast: string) =>
    advicePartOf(part({ einddatumRentevast }), today)?.remaining_interest_period_in_months
  expect(['2026-11-21', '2026-11-22', '2026-12-21', '2026-12-22'].map(months)).toEqual([0, 1, 1, 2])
})

test('a part that begins later is no part of a calculation until then', () => {
  const begins = part({ begindatum: '2027-01-28' })
  expect(advicePartOf(begins, '2027-01-27')).toBeNull()
  expect(advicePartOf(begins, '2027-01-28')?.current_amount).toBe(180_000)
})

test('a part without debt is no part of a calculation', () => {
  expect(advicePartOf(part({ remaining_debt: 0.01 }), today)?.current_amount).toBe(0.01)
  expect(advicePartOf(part({ remaining_debt: 0 }), today)).toBeNull()
  expect(advicePartOf(part({ remaining_debt: null }), today)).toBeNull()
})

test('labels go in lower case with each plus written out @API-62', () => {
  expect(adviceLabelOf('A++')).toBe('a_plus_plus')
  expect(adviceLabelOf('A++++')).toBe('a_plus_plus_plus_plus')
  expect(adviceLabelOf(' g ')).toBe('g')
  expect(adviceLabelOf('H')).toBeNull()
  expect(adviceLabelOf(null)).toBeNull()
})

test('a month of income and of alimony @SCEN-16 @SCEN-17', () => {
  expect(monthlyIncomeOf(58_320)).toBeCloseTo(4500, 6)
  expect(monthlyAlimonyOf(1_001)).toBe(83)
})

test('@SCEN-17 a month of alimony is a twelfth in whole euros, rounded down however little is missing', () => {
  expect([1_007, 1_007.99, 1_008, 11.99, 12, 0].map(monthlyAlimonyOf)).toEqual([83, 83, 84, 0, 1, 0])
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 0, max: 1199 }), (monthly, cents) => {
      expect(monthlyAlimonyOf(monthly * 12 + cents / 100)).toBe(monthly)
    }),
  )
})

const person = {
  date_of_birth: '1984-04-17',
  gross_annual_income: null,
  gross_annual_old_age_pension_amount: null,
  gross_annual_employment_pension_amount: null,
  gross_annual_annuity_amount: null,
  gross_annual_partner_pension_amount: null,
}
const alimony = (gross_annual_obligation: number) => ({ type: 'alimony', gross_annual_obligation })
const fileWith = (obligations: object[], mortgageParts: object[] = []) =>
  ({
    customer: person,
    family: { partner: null, children: [] },
    living: { property: null },
    mortgage: { wozWaarde: null, mortgageParts },
    obligations,
    today,
  }) as unknown as AdviceFile

test('@SCEN-17 what is paid to several is rounded down once, of the whole', () => {
  const amounts = scenarioBodyOf(fileWith([alimony(1_007), alimony(13)]))?.applicant.obligation_amounts
  expect(amounts).toEqual({ alimony: { credit_limit: null, monthly_amount: 85 } })
})

test('a comparison takes a part for no less than what is left of it, also where it was borrowed for less', () => {
  const choice = {
    ...({ marketValue: 1, period: 120, financesPenalty: false, measuresCosts: 0 } as const),
    ...{ rateAfter: null, productLineId: null },
  }
  const borrowed = (hoofdsom: number) =>
    refinanceBodyOf(fileWith([], [part({ hoofdsom })]), choice)?.loan_parts[0]?.original_amount
  expect([200_000, 180_000, 179_999, 0].map(borrowed)).toEqual([200_000, 180_000, 180_000, 180_000])
})

test('advice 2: mortgages beside it go along, with whether they are on the same home', () => {
  const house = { postal_code: '3541 AB', number: '14' }
  const other = (number: string, rest: object) => ({
    mainProperty: { ...house, number },
    mortgageParts: [part({ remaining_debt: 50_000, ...rest }), part({ remaining_debt: 0 })],
  })
  const file = {
    ...fileWith([], [part({})]),
    living: { property: { postcode: '3541AB', number: '14' } },
    otherMortgages: [other('14', {}), other('8', { tax_box_type: 3 })],
  } as unknown as AdviceFile
  const choice = {
    period: 120,
    financesPenalty: false,
    measuresCosts: 12_000,
    rateAfter: 0.04,
    productLineId: null,
  } as const
  const body = refinanceBodyOf(file, { marketValue: 1, ...choice })
  expect(body).toMatchObject({ rate_after_fixed_period: 0.04, measures_costs: 12_000 })
  expect(body?.loan_parts).toHaveLength(1)
  expect(body?.other_mortgages).toMatchObject([
    { on_same_home: true, loan_parts: [{ current_amount: 50_000, box: 'box1' }] },
    { on_same_home: false, loan_parts: [{ current_amount: 50_000, box: 'box3' }] },
  ])
})

test('a percentage becomes the fraction that is nearest, whatever the machine makes of its decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1500 }), (hundredths) => {
      const interest = hundredths / 100
      expect(advicePartOf(part({ interest }), today)?.interest_rate).toBe(hundredths / 10_000)
    }),
    { examples: [[57], [385]] },
  )
})

const bas = { ...person, full_name: 'Bas van der Meer', first_name: 'Bas' }
const loan = (owner: string | null, type = 'personal_loan') => ({ type, monthly_amount: 50, owner })
const couple = (obligations: object[], more: object = {}) =>
  scenarioBodyOf({
    ...fileWith(obligations, [part({})]),
    customer: { ...person, full_name: 'Anna de Wit' },
    family: { partner: bas, children: [] },
    ...more,
  } as unknown as AdviceFile)

test('advice 5: a debt is sent with its owner, and a shared one as joint', () => {
  const body = couple([loan('joint'), loan('partner', 'ongoing_credit'), loan('customer', 'study_loan')])
  expect(body?.applicant).toMatchObject({
    obligations: { personal_loan: true, study_loan: true },
    joint_obligations: ['personal_loan'],
  })
  expect(body?.partner).toMatchObject({ obligations: { ongoing_credit: true }, joint_obligations: [] })
})

test('advice 5: where the file does not say whose it is, a credit is of both and a study debt of the customer', () => {
  const body = couple([loan(null), loan(null, 'study_loan')])
  expect(body?.applicant.joint_obligations).toEqual(['personal_loan'])
  expect(body?.applicant.obligations).toEqual({ personal_loan: true, study_loan: true })
})

test('advice 2: all running mortgages go along, those of other homes as such, and one of a person alone as that', () => {
  const mortgage = (remaining_debt: number, mortgagors: string[]) => ({
    mortgagors,
    wozWaarde: null,
    mortgageParts: [part({ remaining_debt })],
  })
  const sent = couple([], {
    mortgage: mortgage(374_975, ['Anna de Wit', 'Bas van der Meer']),
    otherMortgages: [mortgage(109_666, ['Anna de Wit'])],
  })?.loan_parts
  expect(sent?.map(({ current_amount, owner, on_home }) => [current_amount, owner, on_home])).toEqual([
    [374_975, undefined, undefined],
    [109_666, 'applicant', false],
  ])
  expect(sent?.reduce((sum, { current_amount }) => sum + current_amount, 0)).toBe(484_641)
})

test('advice 9: years of work are those since the first job that is known', () => {
  const job = (start_of_service: string | null) => ({ employment: { start_of_service } }) as unknown as Income
  expect(yearsOfWorkOf([job('2018-02-01'), job('2015-09-01'), job(null)], today)).toBe(11)
  expect(yearsOfWorkOf([job(null)], today)).toBeNull()
  expect(yearsOfWorkOf([job('2027-01-01')], today)).toBeNull()
})
