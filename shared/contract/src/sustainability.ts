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

/** What the sustainability check is worked out from. */
export const SustainabilityInput = calculationInput({
  energy_label: EnergyLabelSent,
  /** Label expected after the measures; null: as it is. */
  new_energy_label: v.optional(v.nullable(v.picklist(energyLabels, 'is no energy label'))),
  /** Of the home as it is. */
  market_value: v.pipe(TotalSent, v.minValue(1, 'must be above zero')),
  /** What is left of the present mortgage. */
  current_debt: v.optional(TotalSent, 0),
  measures: v.pipe(
    listOf(
      calculationInput({
        name: line(100),
        costs: MeasureCostsSent,
        /** Expected gain on the energy bill. */
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

/** Longest time that is told in which measures pay for themselves, in months: no measure lasts longer than 50 years. */
export const longestPayback = 600

/** What measures cost, bring, and allow to be borrowed. */
export const SustainabilityResult = v.object({
  total_costs: Euro,
  /** What may be borrowed for the measures outside the income norm. */
  extra_for_measures: Euro,
  /** What the label of now and of after the measures adds to the maximum. */
  extra_for_label: Euro,
  extra_for_new_label: Euro,
  /** Most that the value of the home allows, measures included. */
  maximum_by_value: Euro,
  /** Costs that the value still allows to be borrowed beside the present debt. */
  financeable_costs: Euro,
  /** Payment a month when these are borrowed, what the measures save, and what is left of that. */
  monthly_payments: Euro,
  saving_per_month: Euro,
  difference_per_month: Euro,
  /** Costs by what they save a month; null when nothing is saved, or when that takes longer than `longestPayback`. */
  payback_time_in_months: maybe(v.number()),
  /** Most for which the guarantee holds when measures are included. */
  guarantee_limit: Euro,
  figures: TracedFigures,
  trace: maybe(AdviceTrace),
})
export type SustainabilityResult = v.InferOutput<typeof SustainabilityResult>

/** Works out the sustainability check for the widget (SUST-01). `key` is the firm's key for it: 404 when there is none. */
export const getSustainability = post('/sustainability', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKey },
  body: SustainabilityInput,
  answer: v.object({ data: v.object({ result: v.nullable(SustainabilityResult) }), meta: AdviceMeta }),
  summary: 'What making the home sustainable costs, saves and allows to be borrowed (SUST-01).',
})
