import { highest } from '@portal/contract/advice-amount'
import type { BodyOf } from '@portal/contract/call'
import type { getSustainability } from '@portal/contract/sustainability'
import { createReader, type FieldError, mapRejectedFields } from '../form/read.ts'
import type { Values } from '../form/values.ts'
import { labelOf } from '../labels.ts'
import { addMeasure, measureKinds, rowsOf } from './measures.ts'

type Body = BodyOf<typeof getSustainability>

/** Default form values: one empty measure. */
export const usualValues: Values = addMeasure({
  label: '',
  new_label: '',
  value: '',
  debt: '',
  rate: '',
  years: '15',
  rows: '',
})

/** Loan terms to choose from, in years, and the default. */
export const terms = [5, 10, 15, 20, 30]
const usualTerm = 15

/** Makes the service's input from form values, or returns their errors. */
export function sustainabilityInputOf(values: Values): { body: Body } | { fieldErrors: FieldError[] } {
  const reader = createReader(values)
  const total = { most: highest.total }
  const value = reader.amount('value', 'home_value', { ...total, required: 'mistake_value_missing' })
  if (value !== null && value < 1) reader.wrong('value', 'home_value', 'mistake_value_missing')
  const debt = reader.amount('debt', 'debt', total)
  const measures = rowsOf(values).map((row) => {
    const name = (part: string) => `measure.${row}.${part}`
    const kind = measureKinds.find((one) => one === values[name('name')])
    if (!kind) reader.wrong(name('name'), 'measure', 'mistake_measure_missing')
    return {
      name: kind ?? '',
      costs:
        reader.amount(name('costs'), 'measure_costs', {
          most: highest.measure,
          required: 'mistake_costs_missing',
        }) ?? 0,
      saving_per_month: reader.amount(name('saving'), 'measure_saving', { most: highest.month }) ?? 0,
    }
  })
  const rate = reader.rate('rate', 'loan_rate', 'mistake_rate_missing')
  if (reader.fieldErrors.length > 0) return { fieldErrors: reader.fieldErrors }
  return {
    body: {
      energy_label: labelOf(values.label),
      new_energy_label: labelOf(values.new_label),
      market_value: value ?? 0,
      current_debt: debt ?? 0,
      measures,
      interest_rate: rate ?? 0,
      duration_in_months: (terms.find((term) => String(term) === values.years) ?? usualTerm) * 12,
    },
  }
}

/** Maps rejected input to form fields. */
export const refusedFields = mapRejectedFields([
  [/^energy_label/, 'label', 'label_now'],
  [/^new_energy_label/, 'new_label', 'label_then'],
  [/^market_value/, 'value', 'home_value'],
  [/^current_debt/, 'debt', 'debt'],
  [/^measures/, 'measure.0.costs', 'measure_costs'],
  [/^interest_rate/, 'rate', 'loan_rate'],
  [/^duration/, 'years', 'loan_years'],
])
