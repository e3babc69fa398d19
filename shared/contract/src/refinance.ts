import * as v from '@portal/contract/schema'
import { AdviceMeta, adviceKey, advicePart, calculationInput, RateFraction, RefinanceLead } from './advice.ts'
import { TotalSent } from './advice-amount.ts'
import { AdviceTrace, TracedFigures } from './advice-trace.ts'
import { post } from './call.ts'
import { listOf } from './list-of.ts'
import { ScenarioInput } from './scenario.ts'
import { idempotencyKey } from './sent.ts'
import { Euro, maybe, oneOf } from './wire.ts'

/** Fixed-rate periods on offer, in months (REFI-09); 120 is the default. */
export const interestPeriods = [12, 60, 120, 180, 240, 360] as const

/** A lender's proposal for the same loan (ENTITY-43). Differences are current minus proposed: positive is a gain. */
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
  /** Total saving in payments during the new interest period, before costs. */
  gross_total_difference_during_interest_period: Euro,
  net_total_difference_during_interest_period: Euro,
  /** The same plus the difference in debt at its end, minus penalty and costs. */
  gross_total_refinance_difference: Euro,
  /** The same if current rates continued after their fixed periods; null if none ends within the new period. */
  gross_total_refinance_difference_at_current_rate: maybe(Euro),
  /** `gross_total_refinance_difference` after tax. */
  net_total_refinance_difference: maybe(Euro),
  /**
   * Months until the savings exceed penalty and costs and stay so until the end of the new interest period; null if
   * they do not, which is exactly if `gross_total_refinance_difference` is negative.
   */
  payback_time_in_months: maybe(v.number()),
  /** In the order of the loan parts sent. */
  interest_rates_per_mortgage_part: v.array(RateFraction),
  new_interest_period_in_months: v.number(),
  /** Rate of a new annuity part, such as for a financed penalty. */
  interest_rate_annuity_loan_part: RateFraction,
  figures: TracedFigures,
})
export type RefinanceProposal = v.InferOutput<typeof RefinanceProposal>

/** Cost of the current loan after fixed rates that end within the new interest period (REFI-15). */
export const RateAfter = v.object({
  /** Rate of a part after its fixed period: the given one, else `stated_rate`. */
  rate: RateFraction,
  /** Default rate. */
  stated_rate: RateFraction,
  /**
   * Source of the default: the lender's current rate for the period and risk class, else the same from the whole
   * interest list, else the AFM test rate.
   */
  stated_by: oneOf('interest_list', 'test_rate'),
  /** Surcharge for an interest-only part, as in the proposals. */
  interest_only_surcharge: RateFraction,
  /** Months until the first rate may change. */
  first_end_in_months: v.number(),
  /** Monthly cost after that, at `rate` and at current rates. */
  gross_monthly_payments: Euro,
  gross_monthly_payments_at_current_rate: Euro,
  /** For other rates, lowest first: that cost, and the difference in total gain from `rate`; null unless requested. */
  by_rate: maybe(v.array(v.object({ rate: RateFraction, gross_monthly_payments: Euro, difference: Euro }))),
  figures: TracedFigures,
})
export type RateAfter = v.InferOutput<typeof RateAfter>

/**
 * Limits by the home's value for any lender: the legal maximum for all debt on the home, and the code of conduct's for
 * interest-only debt (REFI-16).
 */
export const HomeValueLimits = v.object({
  /** Whether the new loan is within both. */
  fits: v.boolean(),
  /** The new loan plus other mortgages on the same home, the maximum, and the excess. */
  debt: Euro,
  maximum: Euro,
  excess: Euro,
  /** The same for interest-only debt. */
  interest_only_debt: Euro,
  interest_only_maximum: Euro,
  interest_only_excess: Euro,
  /** Effect on the guarantee (NHG): lost if the debt exceeds its limit or the value. */
  guarantee: oneOf('kept', 'lost', 'none'),
  guarantee_limit: Euro,
  figures: TracedFigures,
})
export type HomeValueLimits = v.InferOutput<typeof HomeValueLimits>

const RateOnIncome = v.object({
  rate: RateFraction,
  /** Housing quota in percent of income at the tested rate. */
  housing_quota: v.number(),
})
/**
 * A step of the lending norms: a lower rate that does not fit the income while a higher one does, because the next rate
 * band allows a larger share of income (Trhk, annex 1).
 */
export const IncomeStep = v.object({ not_fitting: RateOnIncome, fitting: RateOnIncome })
export type IncomeStep = v.InferOutput<typeof IncomeStep>

/** Comparison with current offers (ENTITY-43, ENTITY-44). */
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
    /** Average over all parts, weighted by debt. */
    interest_rate: RateFraction,
    figures: TracedFigures,
  }),
  /** Null if all rates are fixed for the whole new period. */
  rate_after_fixed_period: maybe(RateAfter),
  home_value: maybe(HomeValueLimits),
  /** Null without such a pair of rates. */
  income_step: maybe(IncomeStep),
  repayment_penalty: Euro,
  refinance_costs: v.object({
    mortgage_brokerage_costs: Euro,
    notarial_mortgage_act_costs: Euro,
    appraisal_costs: Euro,
    /** Fee for the guarantee (NHG) of the new loan; 0 without it. */
    guarantee_fee: Euro,
  }),
  figures: TracedFigures,
  /** All steps behind all figures, without duplicates. */
  trace: maybe(AdviceTrace),
})
export type RefinanceResult = v.InferOutput<typeof RefinanceResult>

const box = v.picklist(['box1', 'box3'])

/** Another mortgage that is not refinanced. */
export const OtherMortgage = calculationInput({
  /** Whether it is on the same home; it then counts for the value limits. */
  on_same_home: v.optional(v.boolean(), false),
  loan_parts: listOf(calculationInput({ ...advicePart, box }), 50),
})

/** Input of a comparison (API-66). */
export const RefinanceInput = calculationInput({
  ...ScenarioInput.entries,
  market_value: v.pipe(TotalSent, v.minValue(1, 'must be above zero')),
  new_interest_period_in_months: v.picklist(interestPeriods, 'is no period that is offered'),
  /** Whether the penalty is financed. */
  finance_repayment_penalty: v.boolean(),
  /** Rate of the current loan after its fixed periods; null: from the interest list, else the test rate (REFI-15). */
  rate_after_fixed_period: v.optional(v.nullable(RateFraction)),
  /** Also calculates `by_rate`, so that a slider needs no further call (REFI-15). */
  every_rate_after_fixed_period: v.optional(v.boolean(), false),
  /** HDN code of the lender of the current loan. */
  lender_hdn_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  /**
   * Product of the current loan: `product_id` of a lender's label. Decides which proposal is the matching one
   * (REFI-13).
   */
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
  /** Other mortgages: all count for the income limit. */
  other_mortgages: v.optional(listOf(OtherMortgage, 20), []),
  /** Part of the debt for energy-saving measures: with it the value limit is 106 percent (Trhk art. 5(3)). */
  measures_costs: v.optional(TotalSent, 0),
})
export type RefinanceInput = v.InferOutput<typeof RefinanceInput>

/**
 * Compares the loan with every product of the interest list (API-65); step 'thanks' also creates the lead and a note in
 * Dutch. `key` is the tenant's refinance key: 404 if unknown. Without loan parts or income `result` is null and
 * `meta.errors` names them (REFI-07).
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
