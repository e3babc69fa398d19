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

/** A person whose income counts in a maximum, with incomes that a lender tests by rules of their own. */
export const MaximumPerson = calculationInput({
  ...AdvicePerson.entries,
  income: calculationInput({
    ...AdviceIncome.entries,
    /** Profit of a business in the last three calendar years, oldest first: their mean counts, at most the last year's. */
    business_income: v.optional(v.nullable(YearsSent)),
    /** Alimony that a former partner pays for this person, gross a year; what is paid for children is no income. */
    alimony_received: v.optional(v.nullable(YearlySent)),
  }),
})
export type MaximumPerson = v.InferOutput<typeof MaximumPerson>

/** What the maximum mortgage is worked out from. */
export const MaximumMortgageInput = calculationInput({
  applicant: MaximumPerson,
  partner: v.optional(v.nullable(MaximumPerson)),
  energy_label: EnergyLabelSent,
  /** Of the new loan; left out: the test rate. */
  interest_rate: v.optional(v.nullable(RateFraction)),
  interest_period_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(360)), 120),
  /**
   * Months in which the loan is repaid, 360 unless shorter. Within the fixed period no test rate counts, however short that
   * is (Trhk art. 3(10)).
   */
  duration_in_months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(12), v.maxValue(360)), 360),
  box: v.optional(v.picklist(['box1', 'box3']), 'box1'),
  /** Ground rent (erfpachtcanon) a month of the home. */
  ground_rent: v.optional(MonthlySent, 0),
  /** Private lease of cars a month: counts whole. */
  private_lease: v.optional(MonthlySent, 0),
  /** Mortgages and ground rent a month of homes that are kept: count as they are paid. */
  other_homes: v.optional(MonthlySent, 0),
  /** Interest a month of a loan that bridges until the present home is sold: counts whole, for it has to be paid while it runs. */
  bridging: v.optional(MonthlySent, 0),
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
  /**
   * A step of the lending norms: the next rate at which a larger share of the income may go to housing, and the maximum by
   * income there; null where that is no more than at the rate of the loan.
   */
  rate_step: maybe(v.object({ rate: RateFraction, maximum_by_income: Euro })),
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
