import * as v from '@portal/contract/valibot'
import {
  AdviceMeta,
  adviceServiceKeyField,
  createCalculationInput,
  EnergyLabelField,
  energyLabels,
  RateFraction,
} from './advice.ts'
import { MonthlyAmountField, SustainabilityCostsField, TotalAmountField } from './advice-amount.ts'
import { CalculationStepByFigure, CalculationTrace } from './advice-trace.ts'
import { definePost } from './call.ts'
import { createLineField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { Euro, nullableField } from './wire.ts'

export const SustainabilityInput = createCalculationInput({
  energy_label: EnergyLabelField,
  /** Energy label that is expected after the measures; null if it does not change. */
  new_energy_label: v.optional(v.nullable(v.picklist(energyLabels, 'is no energy label'))),
  market_value: v.pipe(TotalAmountField, v.minValue(1, 'must be above zero')),
  current_debt: v.optional(TotalAmountField, 0),
  measures: v.pipe(
    createListField(
      createCalculationInput({
        name: createLineField(100),
        costs: SustainabilityCostsField,
        saving_per_month: v.optional(MonthlyAmountField, 0),
      }),
      30,
    ),
    v.minLength(1, 'must have at least one measure'),
  ),
  interest_rate: RateFraction,
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 360),
})
export type SustainabilityInput = v.InferOutput<typeof SustainabilityInput>

/** Maximum payback time in months. No measure lasts longer than 50 years. */
export const maxPaybackMonths = 600

export const SustainabilityResult = v.object({
  total_costs: Euro,
  extra_for_measures: Euro,
  extra_for_label: Euro,
  extra_for_new_label: Euro,
  maximum_by_value: Euro,
  /** Part of the costs that fits within the value limit, in addition to the debt. */
  financeable_costs: Euro,
  monthly_payments: Euro,
  saving_per_month: Euro,
  difference_per_month: Euro,
  /** Null if the measures save nothing, or if the payback time exceeds {@link maxPaybackMonths}. */
  payback_time_in_months: nullableField(v.number()),
  /** Limit of the national guarantee (NHG) including the measures, in euro. */
  guarantee_limit: Euro,
  figures: CalculationStepByFigure,
  trace: nullableField(CalculationTrace),
})
export type SustainabilityResult = v.InferOutput<typeof SustainabilityResult>

/** `key` is the tenant's key for this service. Responds with 404 for an unknown key. */
export const getSustainability = definePost('/sustainability', {
  base: 'advice',
  access: 'public',
  query: { key: adviceServiceKeyField },
  body: SustainabilityInput,
  response: v.object({ data: v.object({ result: v.nullable(SustainabilityResult) }), meta: AdviceMeta }),
  summary: 'Costs, savings and additional loan of energy-saving measures (SUST-01).',
})
