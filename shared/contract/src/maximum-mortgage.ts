import * as v from '@portal/contract/schema'
import {
  AdviceIncome,
  AdviceMeta,
  AdvicePerson,
  adviceKeyField,
  createCalculationInput,
  EnergyLabelField,
  RateFraction,
} from './advice.ts'
import { MonthlyAmountField, TotalAmountField, YearlyAmountField } from './advice-amount.ts'
import { AdviceTrace, TraceStepByFigure } from './advice-trace.ts'
import { post } from './call.ts'
import { createListField } from './list-field.ts'
import { Euro, nullableField } from './wire.ts'

const YearsField = v.pipe(
  createListField(YearlyAmountField, 3),
  v.check((years) => years.length === 3, 'must be of three years'),
)

export const MaximumPerson = createCalculationInput({
  ...AdvicePerson.entries,
  income: createCalculationInput({
    ...AdviceIncome.entries,
    /** Profit of the last three calendar years, oldest first: the average counts, capped at the last year. */
    business_income: v.optional(v.nullable(YearsField)),
    /** Partner alimony received, gross per year; child support is not income. */
    alimony_received: v.optional(v.nullable(YearlyAmountField)),
  }),
})
export type MaximumPerson = v.InferOutput<typeof MaximumPerson>

export const MaximumMortgageInput = createCalculationInput({
  applicant: MaximumPerson,
  partner: v.optional(v.nullable(MaximumPerson)),
  energy_label: EnergyLabelField,
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
  ground_rent: v.optional(MonthlyAmountField, 0),
  /** Monthly private lease of cars: counts in full. */
  private_lease: v.optional(MonthlyAmountField, 0),
  /** Monthly mortgage and ground rent payments for other homes that are kept. */
  other_homes: v.optional(MonthlyAmountField, 0),
  /** Monthly interest of a bridging loan: counts in full while it runs. */
  bridging: v.optional(MonthlyAmountField, 0),
  /** Costs of energy-saving measures to be financed. */
  measures_costs: v.optional(TotalAmountField, 0),
  market_value: v.optional(v.nullable(TotalAmountField)),
})
export type MaximumMortgageInput = v.InferOutput<typeof MaximumMortgageInput>

export const MaximumMortgageResult = v.object({
  /** The lower of both maxima. */
  total_sum: Euro,
  maximum_by_income: Euro,
  maximum_by_value: nullableField(Euro),
  /** Monthly payment that the norms allow. */
  monthly_payments: Euro,
  test_rate: RateFraction,
  /**
   * Next interest rate at which the norms allow a larger share of income, with the maximum by income there; null if
   * that is not higher.
   */
  rate_step: nullableField(v.object({ rate: RateFraction, maximum_by_income: Euro })),
  figures: TraceStepByFigure,
  trace: nullableField(AdviceTrace),
})
export type MaximumMortgageResult = v.InferOutput<typeof MaximumMortgageResult>

/** Calculates the maximum mortgage for the widget (MAXMORT-01). `key` is the tenant's key: 404 if unknown. */
export const getMaximumMortgage = post('/maximum_mortgage', {
  base: 'advice',
  access: 'public',
  query: { key: adviceKeyField },
  body: MaximumMortgageInput,
  answer: v.object({ data: v.object({ result: v.nullable(MaximumMortgageResult) }), meta: AdviceMeta }),
  summary: 'The most that a household may borrow by the lending norms (MAXMORT-01).',
})
