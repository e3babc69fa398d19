import { getMaximumMortgage } from '@portal/contract/maximum-mortgage'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createMaximumMortgageInput,
  mapRejectedMortgageInput,
  maximumMortgageDefaults,
} from './maximum-mortgage-input.ts'

const exampleToday = '2026-11-21'
const filledValues = { ...maximumMortgageDefaults, birth: '17-04-1984', salary: '4.500' }
const createInput = (change: Record<string, string>) =>
  createMaximumMortgageInput({ ...filledValues, ...change }, exampleToday)
const getFieldErrors = (change: Record<string, string>) => {
  const input = createInput(change)
  return 'fieldErrors' in input ? input.fieldErrors.map(({ name, text }) => [name, text]) : []
}
const getRequestBody = (change: Record<string, string>) => {
  const input = createInput(change)
  if ('fieldErrors' in input) throw new Error(JSON.stringify(input.fieldErrors))
  return input.body
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
  expect(getRequestBody({ salary }).applicant.income.annual_employment_income).toBe(annual)
})

test('business, alimony, lease, other homes, ground rent and term are included in the request', () => {
  const more = { profit_1: '40.000', profit_2: '50.000', profit_3: '60.000', alimony_in: '1.000' }
  const costs = { lease: '349', other_homes: '412,50', bridging: '95', ground_rent: '100', years: '20' }
  expect(getRequestBody({ ...more, ...costs })).toMatchObject({
    applicant: { income: { business_income: [40_000, 50_000, 60_000], alimony_received: 12_000 } },
    ...{ private_lease: 349, other_homes: 412.5, bridging: 95, ground_rent: 100, duration_in_months: 240 },
  })
  expect(getRequestBody({ salary: '', profit_3: '60.000' }).applicant.income.business_income).toEqual([
    0, 0, 60_000,
  ])
  expect(getRequestBody({}).applicant.income).not.toHaveProperty('business_income')
})

test.each([
  ['born tomorrow', { birth: '22-11-2026' }, [['birth', 'mistake_birth_future']]],
  ['born today', { birth: '21-11-2026' }, [['birth', 'mistake_birth_future']]],
  ['a child', { birth: '22-11-2008' }, [['birth', 'mistake_birth_young']]],
  ['born 110 years ago', { birth: '21-11-1916' }, [['birth', 'mistake_birth_old']]],
  ['a date that does not exist', { birth: '31-02-1980' }, [['birth', 'mistake_date']]],
  ['no date of birth', { birth: '' }, [['birth', 'mistake_birth_missing']]],
  ['no income', { salary: '' }, [['salary', 'mistake_income']]],
  ['an income of zero', { salary: '0' }, [['salary', 'mistake_income']]],
  ['an income without digits', { salary: ',' }, [['salary', 'mistake_amount']]],
  ['a negative income', { salary: '-4500' }, [['salary', 'mistake_amount']]],
  ['an implausible income', { salary: '9.999.999' }, [['salary', 'mistake_amount_high']]],
  ['an implausible home value', { value: '99000000000' }, [['value', 'mistake_amount_high']]],
  ['an implausible rate', { rate: '385' }, [['rate', 'mistake_rate']]],
  ['a rate above 10 percent', { rate: '10,01' }, [['rate', 'mistake_rate']]],
  ['a rate of zero', { rate: '0' }, [['rate', 'mistake_rate']]],
  ['a home value of zero', { value: '0' }, [['value', 'mistake_value_zero']]],
  ['a negative amount', { value: '-500' }, [['value', 'mistake_amount']]],
  ['letters in an amount', { value: '12abc34' }, [['value', 'mistake_amount']]],
  ['misplaced thousands separators', { value: '1234.567' }, [['value', 'mistake_amount']]],
  ['a partner without data', { together: 'yes' }, [['partner_birth', 'mistake_birth_missing']]],
] as const)('%s gives a field error', (_, change, expected) => {
  expect(getFieldErrors(change)).toEqual(expected)
})

test('a person who turns 18 today and a person of 109 are accepted', () => {
  expect(getFieldErrors({ birth: '21-11-2008' })).toEqual([])
  expect(getFieldErrors({ birth: '22-11-1916' })).toEqual([])
})

test('without a partner, the partner’s fields are ignored', () => {
  expect(getRequestBody({ partner_birth: 'onzin', partner_salary: '9999999999' }).partner).toBeNull()
})

test('obligations are sent with their amounts, and omitted without an amount', () => {
  expect(getRequestBody({ credit: '10.000', study: '', alimony: '150' }).applicant).toMatchObject({
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
  const values = fc.record(
    Object.fromEntries(Object.keys(maximumMortgageDefaults).map((name) => [name, typed])),
  )
  fc.assert(
    fc.property(values, (given) => {
      const persons = { birth: '17-04-1984', partner_birth: '02-11-1982' }
      const input = createMaximumMortgageInput(
        { ...(given as Record<string, string>), ...persons },
        exampleToday,
      )
      if ('fieldErrors' in input) return input.fieldErrors.length > 0
      return v.safeParse(getMaximumMortgage.body as v.GenericSchema, input.body).success
    }),
    { numRuns: 2000 },
  )
})

test('a rejection by the service is shown at its field', () => {
  expect(
    mapRejectedMortgageInput({ 'partner.income.annual_employment_income': 'x' }).map(({ name }) => name),
  ).toEqual(['partner_salary'])
  expect(mapRejectedMortgageInput({ elsewhere: 'x' })).toEqual([])
})
