import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import type { CallBody } from '@portal/contract/call'
import type { getSustainability } from '@portal/contract/sustainability'
import { parseEnergyLabel } from '../energy-labels.ts'
import { createFormReader, createRejectedFieldMapper, type FieldError } from '../form/form-reader.ts'
import type { FormValues } from '../form/form-values.ts'
import { addMeasure, listMeasureRows, measureKinds } from './measure-rows.ts'

type SustainabilityBody = CallBody<typeof getSustainability>

/** Default form values: one empty measure. */
export const sustainabilityDefaults: FormValues = addMeasure({
  label: '',
  new_label: '',
  value: '',
  debt: '',
  rate: '',
  years: '15',
  rows: '',
})

/** Loan terms to choose from, in years. */
export const loanTermsYears = [5, 10, 15, 20, 30]
const defaultTermYears = 15

/** Creates the request body of the calculation from form values, or returns the field errors. */
export function createSustainabilityInput(
  values: FormValues,
): { body: SustainabilityBody } | { fieldErrors: FieldError[] } {
  const reader = createFormReader(values)
  const total = { maxAmount: maxAdviceAmounts.total }
  const value = reader.amount('value', 'home_value', { ...total, required: 'mistake_value_missing' })
  if (value !== null && value < 1) reader.wrong('value', 'home_value', 'mistake_value_missing')
  const debt = reader.amount('debt', 'debt', total)
  const measures = listMeasureRows(values).map((row) => {
    const getFieldName = (part: string) => `measure.${row}.${part}`
    const kind = measureKinds.find((one) => one === values[getFieldName('name')])
    if (!kind) reader.wrong(getFieldName('name'), 'measure', 'mistake_measure_missing')
    return {
      name: kind ?? '',
      costs:
        reader.amount(getFieldName('costs'), 'measure_costs', {
          maxAmount: maxAdviceAmounts.measure,
          required: 'mistake_costs_missing',
        }) ?? 0,
      saving_per_month:
        reader.amount(getFieldName('saving'), 'measure_saving', { maxAmount: maxAdviceAmounts.month }) ?? 0,
    }
  })
  const rate = reader.rate('rate', 'loan_rate', 'mistake_rate_missing')
  if (reader.fieldErrors.length > 0) return { fieldErrors: reader.fieldErrors }
  return {
    body: {
      energy_label: parseEnergyLabel(values.label),
      new_energy_label: parseEnergyLabel(values.new_label),
      market_value: value ?? 0,
      current_debt: debt ?? 0,
      measures,
      interest_rate: rate ?? 0,
      duration_in_months:
        (loanTermsYears.find((term) => String(term) === values.years) ?? defaultTermYears) * 12,
    },
  }
}

export const mapRejectedSustainabilityInput = createRejectedFieldMapper([
  [/^energy_label/, 'label', 'label_now'],
  [/^new_energy_label/, 'new_label', 'label_then'],
  [/^market_value/, 'value', 'home_value'],
  [/^current_debt/, 'debt', 'debt'],
  [/^measures/, 'measure.0.costs', 'measure_costs'],
  [/^interest_rate/, 'rate', 'loan_rate'],
  [/^duration/, 'years', 'loan_years'],
])
