import { maxAdviceAmounts } from '@portal/contract/advice-amount'
import { getSustainability } from '@portal/contract/sustainability'
import * as v from '@portal/contract/valibot'
import { parseEnergyLabel } from '../energy-labels.ts'
import type { CalculationResult, WidgetCalculation } from '../use-widget-calculation.ts'

export type DisplayedSustainability = CalculationResult<typeof getSustainability>

/** Kinds of measures to choose from, by text id. */
export const measureKinds = [
  'roof',
  'wall',
  'floor',
  'glass',
  'heat_pump',
  'hybrid',
  'solar',
  'ventilation',
  'other',
] as const

export const emptyMeasure = { name: '', costs: '', saving_per_month: '' }

/** Loan terms to choose from, in months. */
export const loanTermsMonths = [60, 120, 180, 240, 360]

export const sustainabilityCalculation: WidgetCalculation<typeof getSustainability> = {
  call: getSustainability,
  defaultValues: { measures: [emptyMeasure], duration_in_months: '180' },
  createSchema: ({ amount, amountOrZero, rate, choice }, text) => {
    const energyLabel = v.pipe(v.optional(v.string()), v.transform(parseEnergyLabel))
    return v.object({
      energy_label: energyLabel,
      new_energy_label: energyLabel,
      market_value: v.pipe(
        amount(maxAdviceAmounts.total),
        v.number(text('mistake_value_missing')),
        v.minValue(1, text('mistake_value_missing')),
      ),
      current_debt: amountOrZero(maxAdviceAmounts.total),
      measures: v.array(
        v.object({
          name: v.picklist(measureKinds, text('mistake_measure_missing')),
          costs: v.pipe(amount(maxAdviceAmounts.measure), v.number(text('mistake_costs_missing'))),
          saving_per_month: amountOrZero(maxAdviceAmounts.month),
        }),
      ),
      interest_rate: v.pipe(rate, v.number(text('mistake_rate_missing'))),
      duration_in_months: choice(loanTermsMonths, 180),
    })
  },
}
