import { type Obligation, Obligation as ObligationSchema } from '@portal/contract/obligation'
import * as v from '@portal/contract/valibot'
import { expect, test } from 'vitest'
import { createMaximumMortgagePrefill, formatMaximumMortgageNote } from './MaximumMortgageSlot.tsx'

const exampleCustomer = {
  date_of_birth: '1984-04-17',
  gross_annual_income: 58_320,
  gross_annual_employment_pension_amount: 21_000,
  gross_annual_annuity_amount: 400,
}
const createObligation = (type: string, given: object): Obligation =>
  v.parse(ObligationSchema, { id: 1, type, ...given })
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ')

test('@SCEN-16 @SCEN-17 the form is prefilled with monthly income and alimony', () => {
  const obligations = [
    createObligation('alimony', { gross_annual_obligation: 1001 }),
    createObligation('ongoing_credit', { credit_limit: 5000, principal_amount: 9000 }),
    createObligation('personal_loan', { principal_amount: 8500 }),
    createObligation('study_loan', { monthly_amount: 96.5 }),
    createObligation('study_advance', { monthly_amount: 50 }),
  ]
  expect(
    createMaximumMortgagePrefill({ customer: exampleCustomer, family: { partner: null }, obligations }),
  ).toEqual({
    'applicant.date_of_birth': '1984-04-17',
    'applicant.income.annual_employment_income': 4500,
    'applicant.income.old_age_pension_income': 1783.33,
    'applicant.obligation_amounts.ongoing_credit.credit_limit': 13_500,
    'applicant.obligation_amounts.study_loan.monthly_amount': 146.5,
    'applicant.obligation_amounts.alimony.monthly_amount': 83,
  })
})

test('the partner is prefilled too, and unknown values are omitted', () => {
  const nobody = { ...exampleCustomer, date_of_birth: null, gross_annual_income: null }
  const partner = {
    ...nobody,
    gross_annual_employment_pension_amount: null,
    gross_annual_annuity_amount: null,
  }
  expect(createMaximumMortgagePrefill({ family: { partner: partner as never } })).toEqual({ together: 'yes' })
  expect(createMaximumMortgagePrefill({})).toEqual({})
})

test('@LEAD-05 the note is in Dutch, with the figures of the widget', () => {
  expect(
    normalizeSpaces(
      formatMaximumMortgageNote('Anna', {
        total_sum: 300_000,
        maximum_by_income: 352_361,
        maximum_by_value: 300_000,
        monthly_payments: 1610.46,
      }),
    ),
  ).toBe(
    'Anna heeft de maximale hypotheek uitgerekend en vraagt advies. Uitkomst: € 300.000 (op inkomen € 352.361, op de woning € 300.000, bruto € 1.610,46 per maand).',
  )
  expect(formatMaximumMortgageNote('Anna', {})).toBe(
    'Anna heeft de maximale hypotheek uitgerekend en vraagt advies.',
  )
})

test('mortgages on homes that the customer keeps count with their monthly cost', () => {
  const otherMortgages = [{ monthly_amount: 412.5 }, { monthly_amount: null }, { monthly_amount: 100 }]
  expect(createMaximumMortgagePrefill({ otherMortgages })).toEqual({ other_homes: 512.5 })
})
