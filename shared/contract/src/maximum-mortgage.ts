import * as v from '@portal/contract/schema'
import { AdviceMeta, AdvicePerson, adviceKey, EnergyLabelSent, RateFraction } from './advice.ts'
import { TotalSent } from './advice-amount.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { Euro, maybe } from './wire.ts'

/** What the maximum mortgage is worked out from. */
export const MaximumMortgageInput = v.object({
  applicant: AdvicePerson,
  partner: v.optional(v.nullable(AdvicePerson)),
  energy_label: EnergyLabelSent,
  /** Of the new loan; left out: the test rate. */
  interest_rate: v.optional(v.nullable(RateFraction)),
  interest_period_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 120),
  box: v.optional(v.picklist(['box1', 'box3']), 'box1'),
  /** Costs of energy-saving measures to be borrowed. */
  measures_costs: v.optional(TotalSent, 0),
  /** Of the home to be bought; null: only the income counts. */
  market_value: v.optional(v.nullable(TotalSent)),
})
export type MaximumMortgageInput = v.InferOutput<typeof MaximumMortgageInput>

/** The most that may be lent. */
export const MaximumMortgageResult = v.object({
  /** The lower of the two maxima. */
  total_sum: Euro,
  maximum_by_income: Euro,
  maximum_by_value: maybe(Euro),
  /** Payment a month that the norms allow for it. */
  monthly_payments: Euro,
  test_rate: RateFraction,
  figures: TracedFigures,
  trace: maybe(AdviceTrace),
})
export type MaximumMortgageResult = v.InferOutput<typeof MaximumMortgageResult>

/** Works out the maximum mortgage for the widget (MAXMORT-01). `key` is the firm's key for it: 404 when there is none. */
export const getMaximumMortgage = post('/maximum_mortgage', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKey },
  body: MaximumMortgageInput,
  answer: v.object({ data: v.object({ result: v.nullable(MaximumMortgageResult) }), meta: AdviceMeta }),
  summary: 'The most that a household may borrow by the lending norms (MAXMORT-01).',
})
