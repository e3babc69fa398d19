import * as v from '@portal/contract/valibot'
import {
  AdviceIncome,
  AdviceMeta,
  AdvicePerson,
  adviceServiceKeyField,
  createCalculationInput,
  EnergyLabelField,
  RateFraction,
} from './advice.ts'
import { MonthlyAmountField, TotalAmountField, YearlyAmountField } from './advice-amount.ts'
import { CalculationStepByFigure, CalculationTrace } from './advice-trace.ts'
import { definePost } from './call.ts'
import { createListField } from './list-field.ts'
import { Euro, nullableField } from './wire.ts'

const ThreeYearAmountsField = v.pipe(
  createListField(YearlyAmountField, 3),
  v.check((years) => years.length === 3, 'must be of three years'),
)

export const MaximumMortgagePerson = createCalculationInput({
  ...AdvicePerson.entries,
  income: createCalculationInput({
    ...AdviceIncome.entries,
    /** Profits of the last three years, oldest first. The average counts, but no more than the last year. */
    business_income: v.optional(v.nullable(ThreeYearAmountsField)),
    /** Partner alimony, gross in euro per year. Child support does not count. */
    alimony_received: v.optional(v.nullable(YearlyAmountField)),
  }),
})
export type MaximumMortgagePerson = v.InferOutput<typeof MaximumMortgagePerson>

export const MaximumMortgageInput = createCalculationInput({
  applicant: MaximumMortgagePerson,
  partner: v.optional(v.nullable(MaximumMortgagePerson)),
  energy_label: EnergyLabelField,
  /** Interest rate of the new mortgage; by default the test rate. */
  interest_rate: v.optional(v.nullable(RateFraction)),
  interest_period_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 120),
  /**
   * Loan term in months. If the term is not longer than the fixed-rate period, the test rate does not apply (Trhk art.
   * 3(10)).
   */
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(360)), 360),
  box: v.optional(v.picklist(['box1', 'box3']), 'box1'),
  /** Ground rent (erfpachtcanon), in euro per month. */
  ground_rent: v.optional(MonthlyAmountField, 0),
  /** Private lease of cars, in euro per month. The full amount counts. */
  private_lease: v.optional(MonthlyAmountField, 0),
  /** Payments for other homes that the household keeps, in euro per month. */
  other_homes: v.optional(MonthlyAmountField, 0),
  /** Interest of a bridging loan, in euro per month. */
  bridging: v.optional(MonthlyAmountField, 0),
  measures_costs: v.optional(TotalAmountField, 0),
  market_value: v.optional(v.nullable(TotalAmountField)),
})
export type MaximumMortgageInput = v.InferOutput<typeof MaximumMortgageInput>

export const MaximumMortgageResult = v.object({
  total_sum: Euro,
  maximum_by_income: Euro,
  maximum_by_value: nullableField(Euro),
  monthly_payments: Euro,
  test_rate: RateFraction,
  /** Next rate at which the norms allow a higher maximum by income; null if no such rate exists. */
  rate_step: nullableField(v.object({ rate: RateFraction, maximum_by_income: Euro })),
  figures: CalculationStepByFigure,
  trace: nullableField(CalculationTrace),
})
export type MaximumMortgageResult = v.InferOutput<typeof MaximumMortgageResult>

/** `key` is the tenant's key for this service. Responds with 404 for an unknown key. */
export const getMaximumMortgage = definePost('/maximum_mortgage', {
  base: 'advice',
  access: 'public',
  query: { key: adviceServiceKeyField },
  body: MaximumMortgageInput,
  response: v.object({ data: v.object({ result: v.nullable(MaximumMortgageResult) }), meta: AdviceMeta }),
  summary: 'The maximum mortgage of a household by the lending norms (MAXMORT-01).',
})
