import * as v from '@portal/contract/schema'
import { AdviceMeta, adviceKey, advicePart, calculationInput, RateFraction, RefinanceLead } from './advice.ts'
import { TotalSent } from './advice-amount.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { ScenarioInput } from './scenario.ts'
import { idempotencyKey } from './sent.ts'
import { Euro, maybe, oneOf } from './wire.ts'

/** Fixed-rate periods offered, in months (REFI-09); 120 is the usual one. */
export const interestPeriods = [12, 60, 120, 180, 240, 360] as const

/** What a lender offers for the same loan (ENTITY-43). Differences are current less proposed: above zero is a gain. */
export const RefinanceProposal = v.object({
  /** HDN code of the lender. */
  lender_id: v.string(),
  product_line_id: v.string(),
  product_line_name: v.string(),
  fits_on_income: v.boolean(),
  gross_monthly_payments: Euro,
  net_monthly_payments: Euro,
  gross_difference_per_month: Euro,
  net_difference_per_month: Euro,
  /** What is paid less during the new interest period, before costs. */
  gross_total_difference_during_interest_period: Euro,
  net_total_difference_during_interest_period: Euro,
  /** The same with the difference in debt at its end, less penalty and costs. */
  gross_total_refinance_difference: Euro,
  /** The same with the rates of today kept when their fixed periods end; null where none ends within the new period. */
  gross_total_refinance_difference_at_current_rate: maybe(Euro),
  /** `gross_total_refinance_difference` after tax: with the net payments of both loans. */
  net_total_refinance_difference: maybe(Euro),
  /**
   * Months after which the difference in payments and debt has paid for penalty and costs, and stays so until the new
   * interest period ends; null when it does not. So it is null exactly where `gross_total_refinance_difference` is
   * below zero.
   */
  payback_time_in_months: maybe(v.number()),
  /** In the order of the loan parts sent. */
  interest_rates_per_mortgage_part: v.array(RateFraction),
  new_interest_period_in_months: v.number(),
  /** Rate of a new annuity part, such as one that finances the penalty. */
  interest_rate_annuity_loan_part: RateFraction,
  figures: TracedFigures,
})
export type RefinanceProposal = v.InferOutput<typeof RefinanceProposal>

/** What a running loan costs once its fixed rates end within the new interest period, which nobody knows (REFI-15). */
export const RateAfter = v.object({
  /** That counts for a part from the month after its fixed period: the one sent, else `stated_rate`. */
  rate: RateFraction,
  /** What counts unless another is sent. */
  stated_rate: RateFraction,
  /**
   * Where the stated rate comes from: what the lender asks now for the period and class of risk, else the same by the
   * whole interest list; without either the test rate of the AFM.
   */
  stated_by: oneOf('interest_list', 'test_rate'),
  /** Added to the rate of an interest-only part, as in the proposals. */
  interest_only_surcharge: RateFraction,
  /** Months until the first of the rates may change. */
  first_end_in_months: v.number(),
  /** What the loan costs in the month after that, at `rate` and at the rates of today. */
  gross_monthly_payments: Euro,
  gross_monthly_payments_at_current_rate: Euro,
  /** For other rates, lowest first, that payment, and how much more every total gains than at `rate`; null unless asked for. */
  by_rate: maybe(v.array(v.object({ rate: RateFraction, gross_monthly_payments: Euro, difference: Euro }))),
  figures: TracedFigures,
})
export type RateAfter = v.InferOutput<typeof RateAfter>

/**
 * What the value of the home allows, whoever lends: the law's share of it for all debt on the home, and the share of the
 * code of conduct for debt that is never repaid (REFI-16).
 */
export const HomeValueLimits = v.object({
  /** Whether the new loan stays within both. */
  fits: v.boolean(),
  /** The new loan with other mortgages on the same home, the most that the value allows, and what is above it. */
  debt: Euro,
  maximum: Euro,
  excess: Euro,
  /** The same for what is interest-only. */
  interest_only_debt: Euro,
  interest_only_maximum: Euro,
  interest_only_excess: Euro,
  /** What becomes of the guarantee (NHG): it goes where the debt is above its limit or the value. */
  guarantee: oneOf('kept', 'lost', 'none'),
  guarantee_limit: Euro,
  figures: TracedFigures,
})
export type HomeValueLimits = v.InferOutput<typeof HomeValueLimits>

const RateOnIncome = v.object({
  rate: RateFraction,
  /** Share of the income in percent that the norms allow for housing at the rate that this one is tested at. */
  housing_quota: v.number(),
})
/**
 * A step of the lending norms: a lower rate that does not fit the income beside a higher one that does, since the norms
 * allow a larger share of the income in the next band of rates (Trhk, annex 1).
 */
export const IncomeStep = v.object({ not_fitting: RateOnIncome, fitting: RateOnIncome })
export type IncomeStep = v.InferOutput<typeof IncomeStep>

/** A comparison with what lenders offer now (ENTITY-43, ENTITY-44). */
export const RefinanceResult = v.object({
  /** By gross_total_refinance_difference, highest first (REFI-12). */
  refinance_proposals: v.array(RefinanceProposal),
  /** Rate of a new annuity part by product line and period in months. */
  interest_rates_per_product: v.record(v.string(), v.record(v.string(), RateFraction)),
  current_mortgage_situation: v.object({
    lender_id: maybe(v.string()),
    product_line_id: maybe(v.string()),
    gross_monthly_payments: Euro,
    net_monthly_payments: Euro,
    remaining_sum: Euro,
    /** Over all parts, weighed by debt. */
    interest_rate: RateFraction,
    figures: TracedFigures,
  }),
  /** Null where all rates stay fixed for the whole new period. */
  rate_after_fixed_period: maybe(RateAfter),
  home_value: maybe(HomeValueLimits),
  /** Null where no lower rate is refused that a higher one is allowed beside. */
  income_step: maybe(IncomeStep),
  repayment_penalty: Euro,
  refinance_costs: v.object({
    mortgage_brokerage_costs: Euro,
    notarial_mortgage_act_costs: Euro,
    appraisal_costs: Euro,
    /** Fee for the guarantee (NHG) of the new loan; 0 without. */
    guarantee_fee: Euro,
  }),
  figures: TracedFigures,
  /** Every step behind every figure, once each. */
  trace: maybe(AdviceTrace),
})
export type RefinanceResult = v.InferOutput<typeof RefinanceResult>

const box = v.picklist(['box1', 'box3'])

/** A mortgage that stays as it is. */
export const OtherMortgage = calculationInput({
  /** Whether it is on the home of the loan that is compared: then it counts in what the value allows. */
  on_same_home: v.optional(v.boolean(), false),
  loan_parts: listOf(calculationInput({ ...advicePart, box }), 50),
})

/** What a comparison is worked out from (API-66). */
export const RefinanceInput = calculationInput({
  ...ScenarioInput.entries,
  market_value: v.pipe(TotalSent, v.minValue(1, 'must be above zero')),
  new_interest_period_in_months: v.picklist(interestPeriods, 'is no period that is offered'),
  /** Whether the penalty is borrowed with the new loan. */
  finance_repayment_penalty: v.boolean(),
  /** Of the running loan, once its fixed periods end; null: what the interest list asks, else the test rate (REFI-15). */
  rate_after_fixed_period: v.optional(v.nullable(RateFraction)),
  /** Works `by_rate` out besides, so that sliding over rates needs no further call (REFI-15). */
  every_rate_after_fixed_period: v.optional(v.boolean(), false),
  /** HDN code of the lender of the current loan. */
  lender_hdn_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  /** Product of the current loan: `product_id` of a lender's label. Decides which proposal matches (REFI-13). */
  product_line_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  loan_parts: listOf(
    calculationInput({
      ...advicePart,
      original_amount: v.pipe(TotalSent, v.minValue(0.01, 'must be above zero')),
      nhg_applicable: v.boolean(),
      /** Tax box (EDITMORT-35, EDITMORT-36). */
      box,
    }),
    50,
  ),
  /** Mortgages beside the loan that is compared: all count in what the income carries. */
  other_mortgages: v.optional(listOf(OtherMortgage, 20), []),
  /** Of the debt, what pays for energy-saving measures: with it the value allows up to 106 percent (Trhk art. 5(3)). */
  measures_costs: v.optional(TotalSent, 0),
})
export type RefinanceInput = v.InferOutput<typeof RefinanceInput>

/**
 * Compares the loan with what every product of the interest list costs (API-65); with step 'thanks' it also leaves the
 * lead and a note in Dutch with the firm. `key` is the firm's refinance key: 404 when the firm has no such key.
 * Without loan parts or income `result` is null and `meta.errors` names them (REFI-07).
 */
export const getRefinance = post('/refinance', {
  base: 'advice',
  query: { key: adviceKey },
  body: v.pipe(
    calculationInput({
      step: v.picklist(['refinance', 'thanks']),
      ...RefinanceInput.entries,
      lead: v.optional(v.nullable(RefinanceLead)),
      idempotency_key: idempotencyKey,
    }),
    v.forward(
      v.check(({ step, lead }) => step !== 'thanks' || Boolean(lead), 'is required'),
      ['lead'],
    ),
  ),
  answer: v.object({ data: v.object({ result: v.nullable(RefinanceResult) }), meta: AdviceMeta }),
  summary: 'What the loan would cost with every product now; with step thanks leaves a lead (API-65).',
})
