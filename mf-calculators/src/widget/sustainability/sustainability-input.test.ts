import { getSustainability } from '@portal/contract/sustainability'
import * as v from '@portal/contract/valibot'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMeasure, listMeasureRows, removeMeasure } from './measure-rows.ts'
import { createSustainabilityInput, sustainabilityDefaults } from './sustainability-input.ts'

const filledValues = {
  ...sustainabilityDefaults,
  value: '350.000',
  rate: '4,1',
  'measure.0.name': 'heat_pump',
  'measure.0.costs': '9.500',
  'measure.0.saving': '62,50',
}
const getFieldErrors = (change: Record<string, string>) => {
  const input = createSustainabilityInput({ ...filledValues, ...change })
  return 'fieldErrors' in input ? input.fieldErrors.map(({ name, text }) => [name, text]) : []
}

test('a measure is sent with its costs and saving, the rate as a fraction and the term in months', () => {
  expect(createSustainabilityInput({ ...filledValues, label: 'a_plus', years: '20' })).toEqual({
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
  ['no home value', { value: '' }, [['value', 'mistake_value_missing']]],
  ['a home value of zero', { value: '0' }, [['value', 'mistake_value_missing']]],
  ['no rate', { rate: '' }, [['rate', 'mistake_rate_missing']]],
  ['a rate of zero', { rate: '0' }, [['rate', 'mistake_rate']]],
  ['a rate above 10 percent', { rate: '11' }, [['rate', 'mistake_rate']]],
  ['no measure', { 'measure.0.name': '' }, [['measure.0.name', 'mistake_measure_missing']]],
  ['no costs', { 'measure.0.costs': '' }, [['measure.0.costs', 'mistake_costs_missing']]],
  ['a home of 99 billion', { value: '99000000000' }, [['value', 'mistake_amount_high']]],
  [
    'a measure of two million',
    { 'measure.0.costs': '2000000' },
    [['measure.0.costs', 'mistake_amount_high']],
  ],
  ['an implausible saving', { 'measure.0.saving': '5000000' }, [['measure.0.saving', 'mistake_amount_high']]],
] as const)('%s gives a field error', (_, change, expected) => {
  expect(getFieldErrors(change)).toEqual(expected)
})

test('an unknown energy label is omitted, and an empty term gets the default', () => {
  expect(createSustainabilityInput({ ...filledValues, label: 'h', years: '0' })).toMatchObject({
    body: { energy_label: null, duration_in_months: 180 },
  })
})

test('removing a measure keeps the values of the others', () => {
  const three = addMeasure(addMeasure(filledValues))
  expect(listMeasureRows(three)).toEqual(['0', '1', '2'])
  const two = removeMeasure(three, '1')
  expect(listMeasureRows(two)).toEqual(['0', '2'])
  expect(two['measure.0.costs']).toBe('9.500')
  expect(listMeasureRows(addMeasure(two))).toEqual(['0', '2', '3'])
})

test('for any input, either the request is valid or a field has an error', { tags: 'full' }, () => {
  const typed = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('', '0', '-1', '1.000,00', '1e9'),
  )
  const values = fc.record(
    Object.fromEntries(
      Object.keys(sustainabilityDefaults).map((name) => [name, name === 'rows' ? fc.constant('0') : typed]),
    ),
  )
  fc.assert(
    fc.property(values, (given) => {
      const input = createSustainabilityInput({
        ...(given as Record<string, string>),
        'measure.0.name': 'heat_pump',
      })
      if ('fieldErrors' in input) return input.fieldErrors.length > 0
      return v.safeParse(getSustainability.body as v.GenericSchema, input.body).success
    }),
    { numRuns: 2000 },
  )
})
