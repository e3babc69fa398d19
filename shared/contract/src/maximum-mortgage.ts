import * as v from '@portal/contract/schema'
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
    /** Profits of the last three years, oldest first: the average counts, at most the last year. */
    business_income: v.optional(v.nullable(YearsField)),
    /** Gross per year; child support does not count. */
    alimony_received: v.optional(v.nullable(YearlyAmountField)),
  }),
})
export type MaximumPerson = v.InferOutput<typeof MaximumPerson>

export const MaximumMortgageInput = createCalculationInput({
  applicant: MaximumPerson,
  partner: v.optional(v.nullable(MaximumPerson)),
  energy_label: EnergyLabelField,
  /** By default the test rate. */
  interest_rate: v.optional(v.nullable(RateFraction)),
  interest_period_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 120),
  /** Loan term in months. If it is not longer than the fixed-rate period, no test rate applies (Trhk art. 3(10)). */
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(360)), 360),
  box: v.optional(v.picklist(['box1', 'box3']), 'box1'),
  /** Erfpachtcanon, monthly. */
  ground_rent: v.optional(MonthlyAmountField, 0),
  /** Of cars, monthly: counts in full. */
  private_lease: v.optional(MonthlyAmountField, 0),
  /** Monthly payments for other homes that are kept. */
  other_homes: v.optional(MonthlyAmountField, 0),
  /** Monthly interest of a bridging loan. */
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
  /** Next rate at which the norms allow a higher maximum by income; null if there is none. */
  rate_step: nullableField(v.object({ rate: RateFraction, maximum_by_income: Euro })),
  figures: TraceStepByFigure,
  trace: nullableField(AdviceTrace),
})
export type MaximumMortgageResult = v.InferOutput<typeof MaximumMortgageResult>

/** `key` is the tenant's key: 404 if unknown. */
export const getMaximumMortgage = post('/maximum_mortgage', {
  base: 'advice',
  access: 'public',
  query: { key: adviceServiceKeyField },
  body: MaximumMortgageInput,
  response: v.object({ data: v.object({ result: v.nullable(MaximumMortgageResult) }), meta: AdviceMeta }),
  summary: 'The maximum mortgage of a household by the lending norms (MAXMORT-01).',
})
