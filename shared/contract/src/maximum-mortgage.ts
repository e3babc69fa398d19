import * as v from '@portal/contract/schema'
import {
  AdviceIncome,
  AdviceMeta,
  AdvicePerson,
  adviceKey,
  calculationInput,
  EnergyLabelSent,
  RateFraction,
} from './advice.ts'
import { MonthlySent, TotalSent, YearlySent } from './advice-amount.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { Euro, maybe } from './wire.ts'

const YearsSent = v.pipe(
  listOf(YearlySent, 3),
  v.check((years) => years.length === 3, 'must be of three years'),
)

/** A person whose income counts, with incomes that lenders test separately. */
export const MaximumPerson = calculationInput({
  ...AdvicePerson.entries,
  income: calculationInput({
    ...AdviceIncome.entries,
    /** Profit of the last three calendar years, oldest first: the average counts, capped at the last year. */
    business_income: v.optional(v.nullable(YearsSent)),
    /** Partner alimony received, gross per year; child support is not income. */
    alimony_received: v.optional(v.nullable(YearlySent)),
  }),
})
export type MaximumPerson = v.InferOutput<typeof MaximumPerson>

/** Input of the maximum mortgage. */
export const MaximumMortgageInput = calculationInput({
  applicant: MaximumPerson,
  partner: v.optional(v.nullable(MaximumPerson)),
  energy_label: EnergyLabelSent,
  /** Interest of the new loan; by default the test rate. */
  interest_rate: v.optional(v.nullable(RateFraction)),
  interest_period_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 120),
  /**
   * Duration in months, 360 unless shorter. Within the fixed period no test rate applies, however short it is (Trhk
   * art. 3(10)).
   */
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(360)), 360),
  box: v.optional(v.picklist(['box1', 'box3']), 'box1'),
  /** Monthly ground rent (erfpachtcanon) of the home. */
  ground_rent: v.optional(MonthlySent, 0),
  /** Monthly private lease of cars: counts in full. */
  private_lease: v.optional(MonthlySent, 0),
  /** Monthly mortgage and ground rent payments for other homes that are kept. */
  other_homes: v.optional(MonthlySent, 0),
  /** Monthly interest of a bridging loan: counts in full while it runs. */
  bridging: v.optional(MonthlySent, 0),
  /** Costs of energy-saving measures to be financed. */
  measures_costs: v.optional(TotalSent, 0),
  /** Value of the home to buy; null: only income counts. */
  market_value: v.optional(v.nullable(TotalSent)),
})
export type MaximumMortgageInput = v.InferOutput<typeof MaximumMortgageInput>

/** Result of the maximum mortgage. */
export const MaximumMortgageResult = v.object({
  /** The lower of both maxima. */
  total_sum: Euro,
  maximum_by_income: Euro,
  maximum_by_value: maybe(Euro),
  /** Monthly payment that the norms allow. */
  monthly_payments: Euro,
  test_rate: RateFraction,
  /**
   * Next interest rate at which the norms allow a larger share of income, with the maximum by income there; null if
   * that is not higher.
   */
  rate_step: maybe(v.object({ rate: RateFraction, maximum_by_income: Euro })),
  figures: TracedFigures,
  trace: maybe(AdviceTrace),
})
export type MaximumMortgageResult = v.InferOutput<typeof MaximumMortgageResult>

/** Calculates the maximum mortgage for the widget (MAXMORT-01). `key` is the tenant's key: 404 if unknown. */
export const getMaximumMortgage = post('/maximum_mortgage', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKey },
  body: MaximumMortgageInput,
  answer: v.object({ data: v.object({ result: v.nullable(MaximumMortgageResult) }), meta: AdviceMeta }),
  summary: 'The most that a household may borrow by the lending norms (MAXMORT-01).',
})
