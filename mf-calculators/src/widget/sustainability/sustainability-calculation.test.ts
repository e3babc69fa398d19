import { getSustainability } from '@portal/contract/sustainability'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from '../test/parse-form.ts'
import { sustainabilityCalculation } from './sustainability-calculation.ts'

const filledForm = {
  energy_label: '',
  new_energy_label: '',
  market_value: '350.000',
  current_debt: '',
  'measures.0.name': 'heat_pump',
  'measures.0.costs': '9.500',
  'measures.0.saving_per_month': '62,50',
  interest_rate: '4,1',
  duration_in_months: '',
}
const parseFilledForm = (change: Record<string, string>) =>
  parseForm(sustainabilityCalculation, { ...filledForm, ...change })

test('a measure is sent with its costs and saving, the rate as a fraction and the term in months', () => {
  expect(parseFilledForm({ energy_label: 'a_plus', duration_in_months: '240' })).toEqual({
    errors: [],
    body: {
      energy_label: 'a_plus',
      new_energy_label: null,
      market_value: 350_000,
      current_debt: 0,
      measures: [{ name: 'heat_pump', costs: 9500, saving_per_month: 62.5 }],
      interest_rate: 0.041,
      duration_in_months: 240,
    },
  })
})

test.each([
  ['no home value', { market_value: '' }, [['market_value', 'mistake_value_missing']]],
  ['a home value of zero', { market_value: '0' }, [['market_value', 'mistake_value_missing']]],
  ['no rate', { interest_rate: '' }, [['interest_rate', 'mistake_rate_missing']]],
  ['a rate of zero', { interest_rate: '0' }, [['interest_rate', 'mistake_rate']]],
  ['a rate above 10 percent', { interest_rate: '11' }, [['interest_rate', 'mistake_rate']]],
  ['no measure', { 'measures.0.name': '' }, [['measures.0.name', 'mistake_measure_missing']]],
  ['no costs', { 'measures.0.costs': '' }, [['measures.0.costs', 'mistake_costs_missing']]],
  ['a home of 99 billion', { market_value: '99000000000' }, [['market_value', 'mistake_amount_high']]],
  [
    'a measure of two million',
    { 'measures.0.costs': '2000000' },
    [['measures.0.costs', 'mistake_amount_high']],
  ],
  [
    'an implausible saving',
    { 'measures.0.saving_per_month': '5000000' },
    [['measures.0.saving_per_month', 'mistake_amount_high']],
  ],
] as const)('%s gives a field error', (_, change, expected) => {
  expect(parseFilledForm(change).errors).toEqual(expected)
})

test('an unknown energy label is omitted, and an empty term gets the default', () => {
  expect(parseFilledForm({ energy_label: 'h', duration_in_months: '0' })).toMatchObject({
    body: { energy_label: null, duration_in_months: 180 },
  })
})

test('for any input, either the request is valid or a field has an error', { tags: 'full' }, () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('', '0', '-1', '1.000,00', '1e9'),
  )
  const values = fc.record(Object.fromEntries(Object.keys(filledForm).map((path) => [path, typed])))
  fc.assert(
    fc.property(values, (given) => {
      const { body, errors } = parseFilledForm({ ...given, 'measures.0.name': 'heat_pump' })
      if (!body) return errors.length > 0
      return v.safeParse(getSustainability.body as v.GenericSchema, body).success
    }),
    { numRuns: 2000 },
  )
})
