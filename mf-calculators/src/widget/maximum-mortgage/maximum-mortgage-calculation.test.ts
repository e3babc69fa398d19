import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from '../test/parse-form.ts'
import { maximumMortgageCalculation } from './maximum-mortgage-calculation.ts'

const salaryPath = 'applicant.income.annual_employment_income'
const birthPath = 'applicant.date_of_birth'
const getPersonPaths = (person: string) => [
  `${person}.date_of_birth`,
  `${person}.income.annual_employment_income`,
  `${person}.income.old_age_pension_income`,
  `${person}.income.alimony_received`,
  `${person}.income.business_income.0`,
  `${person}.income.business_income.1`,
  `${person}.income.business_income.2`,
]
const creditPath = 'applicant.obligation_amounts.ongoing_credit.credit_limit'
const studyPath = 'applicant.obligation_amounts.study_loan.monthly_amount'
const alimonyPath = 'applicant.obligation_amounts.alimony.monthly_amount'
const paths = [
  'together',
  ...getPersonPaths('applicant'),
  ...getPersonPaths('partner'),
  ...[creditPath, studyPath, alimonyPath],
  ...['private_lease', 'other_homes', 'bridging', 'ground_rent', 'market_value', 'energy_label'],
  ...['interest_rate', 'interest_period_in_months', 'duration_in_months'],
]
const emptyForm = Object.fromEntries(paths.map((path) => [path, '']))
const parseFilledForm = (change: Record<string, string>) =>
  parseForm(maximumMortgageCalculation, {
    ...{ ...emptyForm, [birthPath]: '17-04-1984', [salaryPath]: '4.500' },
    ...change,
  })
const getRequestBody = (change: Record<string, string>) => {
  const { body, errors } = parseFilledForm(change)
  if (!body) throw new Error(JSON.stringify(errors))
  return body
}

test('@SCEN-16 a monthly salary is converted to a year of 12.96 months', () => {
  expect(getRequestBody({}).applicant.income.annual_employment_income).toBe(58_320)
})

test.each([
  ['4.500', 58_320],
  ['4,500', 58_320],
  ['4500,50', 58_326.48],
  ['4500.50', 58_326.48],
  ['€ 4.500,50', 58_326.48],
])('@FORMAT-07 %s is read with either separator', (salary, annual) => {
  expect(getRequestBody({ [salaryPath]: salary }).applicant.income.annual_employment_income).toBe(annual)
})

test('business, alimony, lease, other homes, ground rent and term are included in the request', () => {
  const more = {
    'applicant.income.business_income.0': '40.000',
    'applicant.income.business_income.1': '50.000',
    'applicant.income.business_income.2': '60.000',
    'applicant.income.alimony_received': '1.000',
  }
  const costs = { private_lease: '349', other_homes: '412,50', bridging: '95', ground_rent: '100' }
  expect(getRequestBody({ ...more, ...costs, duration_in_months: '240' })).toMatchObject({
    applicant: { income: { business_income: [40_000, 50_000, 60_000], alimony_received: 12_000 } },
    ...{ private_lease: 349, other_homes: 412.5, bridging: 95, ground_rent: 100, duration_in_months: 240 },
  })
  const onlyLastYear = { [salaryPath]: '', 'applicant.income.business_income.2': '60.000' }
  expect(getRequestBody(onlyLastYear).applicant.income.business_income).toEqual([0, 0, 60_000])
  expect(getRequestBody({}).applicant.income.business_income).toBeNull()
})

test.each([
  ['born tomorrow', { [birthPath]: '22-11-2026' }, [[birthPath, 'mistake_birth_future']]],
  ['born today', { [birthPath]: '21-11-2026' }, [[birthPath, 'mistake_birth_future']]],
  ['a child', { [birthPath]: '22-11-2008' }, [[birthPath, 'mistake_birth_young']]],
  ['born 110 years ago', { [birthPath]: '21-11-1916' }, [[birthPath, 'mistake_birth_old']]],
  ['a date that does not exist', { [birthPath]: '31-02-1980' }, [[birthPath, 'mistake_date']]],
  ['no date of birth', { [birthPath]: '' }, [[birthPath, 'mistake_birth_missing']]],
  ['no income', { [salaryPath]: '' }, [[salaryPath, 'mistake_income']]],
  ['an income of zero', { [salaryPath]: '0' }, [[salaryPath, 'mistake_income']]],
  ['an income without digits', { [salaryPath]: ',' }, [[salaryPath, 'mistake_amount']]],
  ['a negative income', { [salaryPath]: '-4500' }, [[salaryPath, 'mistake_amount']]],
  ['an implausible income', { [salaryPath]: '9.999.999' }, [[salaryPath, 'mistake_amount_high']]],
  ['an implausible home value', { market_value: '99000000000' }, [['market_value', 'mistake_amount_high']]],
  ['an implausible rate', { interest_rate: '385' }, [['interest_rate', 'mistake_rate']]],
  ['a rate above 10 percent', { interest_rate: '10,01' }, [['interest_rate', 'mistake_rate']]],
  ['a rate of zero', { interest_rate: '0' }, [['interest_rate', 'mistake_rate']]],
  ['a home value of zero', { market_value: '0' }, [['market_value', 'mistake_value_zero']]],
  ['a negative amount', { market_value: '-500' }, [['market_value', 'mistake_amount']]],
  ['letters in an amount', { market_value: '12abc34' }, [['market_value', 'mistake_amount']]],
  ['misplaced thousands separators', { market_value: '1234.567' }, [['market_value', 'mistake_amount']]],
  ['a partner without data', { together: 'yes' }, [['partner.date_of_birth', 'mistake_birth_missing']]],
] as const)('%s gives a field error', (_, change, expected) => {
  expect(parseFilledForm(change).errors).toEqual(expected)
})

test('a person who turns 18 today and a person of 109 are accepted', () => {
  expect(parseFilledForm({ [birthPath]: '21-11-2008' }).errors).toEqual([])
  expect(parseFilledForm({ [birthPath]: '22-11-1916' }).errors).toEqual([])
})

test('without a partner, the partner’s fields are ignored', () => {
  const ignored = {
    'partner.date_of_birth': 'onzin',
    'partner.income.annual_employment_income': '9999999999',
  }
  expect(getRequestBody(ignored).partner).toBeNull()
})

test('obligations are sent with their amounts, and omitted without an amount', () => {
  const amounts = { [creditPath]: '10.000', [studyPath]: '', [alimonyPath]: '150' }
  const { obligations, obligation_amounts } = getRequestBody(amounts).applicant
  expect({ obligations, obligation_amounts }).toEqual({
    obligations: { ongoing_credit: true, alimony: true },
    obligation_amounts: { ongoing_credit: { credit_limit: 10_000 }, alimony: { monthly_amount: 150 } },
  })
})

test('for any input, either the request is valid or a field has an error', { tags: 'full' }, () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('', '0', '-1', '1.000,00', 'NaN', '1e9', '99000000000', '31-12-1980', '01-01-1900'),
  )
  const values = fc.record(Object.fromEntries(paths.map((path) => [path, typed])))
  fc.assert(
    fc.property(values, fc.constantFrom('yes', 'no'), (given, together) => {
      const persons = { [birthPath]: '17-04-1984', 'partner.date_of_birth': '02-11-1982' }
      const { body, errors } = parseForm(maximumMortgageCalculation, { ...given, ...persons, together })
      if (!body) return errors.length > 0
      return v.safeParse(getMaximumMortgage.body as v.GenericSchema, body).success
    }),
    { numRuns: 2000 },
  )
})
