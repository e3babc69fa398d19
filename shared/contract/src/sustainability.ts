import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  adviceKey,
  calculationInput,
  EnergyLabelSent,
  energyLabels,
  RateFraction,
} from './advice.ts'
import { MeasureCostsSent, MonthlySent, TotalSent } from './advice-amount.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { line } from './sent.ts'
import { Euro, maybe } from './wire.ts'

/** Input of the sustainability check. */
export const SustainabilityInput = calculationInput({
  energy_label: EnergyLabelSent,
  /** Expected label after the measures; null: unchanged. */
  new_energy_label: v.optional(v.nullable(v.picklist(energyLabels, 'is no energy label'))),
  /** Current value of the home. */
  market_value: v.pipe(TotalSent, v.minValue(1, 'must be above zero')),
  /** Remaining debt of the current mortgage. */
  current_debt: v.optional(TotalSent, 0),
  measures: v.pipe(
    listOf(
      calculationInput({
        name: line(100),
        costs: MeasureCostsSent,
        /** Expected saving on the energy bill. */
        saving_per_month: v.optional(MonthlySent, 0),
      }),
      30,
    ),
    v.minLength(1, 'must have at least one measure'),
  ),
  interest_rate: RateFraction,
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 360),
})
export type SustainabilityInput = v.InferOutput<typeof SustainabilityInput>

/** Maximum payback time in months: no measure lasts longer than 50 years. */
export const maxPaybackMonths = 600

/** Costs, savings and loan room of measures. */
export const SustainabilityResult = v.object({
  total_costs: Euro,
  /** Additional loan for the measures outside the income norm. */
  extra_for_measures: Euro,
  /** Additional loan for the current label and for that after the measures. */
  extra_for_label: Euro,
  extra_for_new_label: Euro,
  /** Maximum by the home's value, including measures. */
  maximum_by_value: Euro,
  /** Costs that can be financed within the value, beside the current debt. */
  financeable_costs: Euro,
  /** Monthly payment for these, monthly saving, and the difference. */
  monthly_payments: Euro,
  saving_per_month: Euro,
  difference_per_month: Euro,
  /** Costs divided by the monthly saving; null without a saving or above `longestPayback`. */
  payback_time_in_months: maybe(v.number()),
  /** Maximum for the guarantee (NHG) including measures. */
  guarantee_limit: Euro,
  figures: TracedFigures,
  trace: maybe(AdviceTrace),
})
export type SustainabilityResult = v.InferOutput<typeof SustainabilityResult>

/** Calculates the sustainability check for the widget (SUST-01). `key` is the tenant's key: 404 if unknown. */
export const getSustainability = post('/sustainability', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKey },
  body: SustainabilityInput,
  answer: v.object({ data: v.object({ result: v.nullable(SustainabilityResult) }), meta: AdviceMeta }),
  summary: 'What making the home sustainable costs, saves and allows to be borrowed (SUST-01).',
})
