import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  adviceKeyField,
  advicePartFields,
  createCalculationInput,
  RateFraction,
  RefinanceLead,
} from './advice.ts'
import { TotalAmountField } from './advice-amount.ts'
import { AdviceTrace, TraceStepByFigure } from './advice-trace.ts'
import { post } from './call.ts'
import { idempotencyKeyField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { ScenarioInput } from './scenario.ts'
import { Euro, nullableField, oneOf } from './wire.ts'

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
  /**
   * `gross_total_difference_during_interest_period` plus the difference in debt at the end of the period, minus penalty
   * and costs.
   */
  gross_total_refinance_difference: Euro,
  /** The same if current rates continued after their fixed periods; null if none ends within the new period. */
  gross_total_refinance_difference_at_current_rate: nullableField(Euro),
  /** `gross_total_refinance_difference` after tax. */
  net_total_refinance_difference: nullableField(Euro),
  /**
   * Months until the savings exceed penalty and costs and stay so until the end of the new interest period; null if
   * they do not, which is exactly if `gross_total_refinance_difference` is negative.
   */
  payback_time_in_months: nullableField(v.number()),
  /** In the order of the loan parts in the request. */
  interest_rates_per_mortgage_part: v.array(RateFraction),
  new_interest_period_in_months: v.number(),
  interest_rate_annuity_loan_part: RateFraction,
  figures: TraceStepByFigure,
})
export type RefinanceProposal = v.InferOutput<typeof RefinanceProposal>

/** Cost of the current loan after fixed rates that end within the new interest period (REFI-15). */
export const RateAfterFixedPeriod = v.object({
  /** Rate of a part after its fixed period: the requested rate, otherwise `stated_rate`. */
  rate: RateFraction,
  stated_rate: RateFraction,
  /**
   * Source of the default: the lender's current rate for the period and risk class; otherwise that of the whole
   * interest list; otherwise the AFM test rate.
   */
  stated_by: oneOf('interest_list', 'test_rate'),
  /** Surcharge for an interest-only part, as in the proposals. */
  interest_only_surcharge: RateFraction,
  /** Months until the first rate may change. */
  first_end_in_months: v.number(),
  /** Monthly cost after the first rate change, at `rate` and at current rates. */
  gross_monthly_payments: Euro,
  gross_monthly_payments_at_current_rate: Euro,
  /** For other rates, lowest first: that cost, and the difference in total gain from `rate`; null unless requested. */
  by_rate: nullableField(
    v.array(v.object({ rate: RateFraction, gross_monthly_payments: Euro, difference: Euro })),
  ),
  figures: TraceStepByFigure,
})
export type RateAfterFixedPeriod = v.InferOutput<typeof RateAfterFixedPeriod>

/**
 * Limits by the home's value for any lender: the legal maximum for all debt on the home, and the code of conduct's for
 * interest-only debt (REFI-16).
 */
export const HomeValueLimits = v.object({
  /** Whether the new loan is within both limits. */
  fits: v.boolean(),
  /** The new loan plus other mortgages on the same home, the maximum, and the excess. */
  debt: Euro,
  maximum: Euro,
  excess: Euro,
  /** Interest-only part of the debt on the home, its maximum, and the excess. */
  interest_only_debt: Euro,
  interest_only_maximum: Euro,
  interest_only_excess: Euro,
  /** Effect on the guarantee (NHG): lost if the debt exceeds its limit or the value. */
  guarantee: oneOf('kept', 'lost', 'none'),
  guarantee_limit: Euro,
  figures: TraceStepByFigure,
})
export type HomeValueLimits = v.InferOutput<typeof HomeValueLimits>

const RateWithIncomeLimit = v.object({
  rate: RateFraction,
  /** Housing quota in percent of income at the tested rate. */
  housing_quota: v.number(),
})
/**
 * A step of the lending norms: a lower rate that does not fit the income while a higher one does, because the next rate
 * band allows a larger share of income (Trhk, annex 1).
 */
export const IncomeStep = v.object({ not_fitting: RateWithIncomeLimit, fitting: RateWithIncomeLimit })
export type IncomeStep = v.InferOutput<typeof IncomeStep>

/** Comparison with current offers (ENTITY-43, ENTITY-44). */
export const RefinanceResult = v.object({
  /** By gross_total_refinance_difference, highest first (REFI-12). */
  refinance_proposals: v.array(RefinanceProposal),
  /** Rate of a new annuity part by product line and period in months. */
  interest_rates_per_product: v.record(v.string(), v.record(v.string(), RateFraction)),
  current_mortgage_situation: v.object({
    lender_id: nullableField(v.string()),
    product_line_id: nullableField(v.string()),
    gross_monthly_payments: Euro,
    net_monthly_payments: Euro,
    remaining_sum: Euro,
    /** Average over all parts, weighted by debt. */
    interest_rate: RateFraction,
    figures: TraceStepByFigure,
  }),
  /** Null if all rates are fixed for the whole new period. */
  rate_after_fixed_period: nullableField(RateAfterFixedPeriod),
  home_value: nullableField(HomeValueLimits),
  /** Null if no lower rate fails while a higher rate fits. */
  income_step: nullableField(IncomeStep),
  repayment_penalty: Euro,
  refinance_costs: v.object({
    mortgage_brokerage_costs: Euro,
    notarial_mortgage_act_costs: Euro,
    appraisal_costs: Euro,
    /** Fee for the guarantee (NHG) of the new loan, in euro; 0 without the guarantee. */
    guarantee_fee: Euro,
  }),
  figures: TraceStepByFigure,
  trace: nullableField(AdviceTrace),
})
export type RefinanceResult = v.InferOutput<typeof RefinanceResult>

const taxBoxField = v.picklist(['box1', 'box3'])

export const OtherMortgage = createCalculationInput({
  /** Whether the other mortgage is on the same home; it then counts for the value limits. */
  on_same_home: v.optional(v.boolean(), false),
  loan_parts: createListField(createCalculationInput({ ...advicePartFields, box: taxBoxField }), 50),
})

export const RefinanceInput = createCalculationInput({
  ...ScenarioInput.entries,
  market_value: v.pipe(TotalAmountField, v.minValue(1, 'must be above zero')),
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
  loan_parts: createListField(
    createCalculationInput({
      ...advicePartFields,
      original_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
      nhg_applicable: v.boolean(),
      /** Tax box (EDITMORT-35, EDITMORT-36). */
      box: taxBoxField,
    }),
    50,
  ),
  /** Other mortgages: all count for the income limit. */
  other_mortgages: v.optional(createListField(OtherMortgage, 20), []),
  /**
   * Part of the debt that pays for energy-saving measures. With such a part, the value limit is 106 percent (Trhk art.
   * 5(3)).
   */
  measures_costs: v.optional(TotalAmountField, 0),
})
export type RefinanceInput = v.InferOutput<typeof RefinanceInput>

/**
 * Compares the loan with every product of the interest list (API-65); step 'thanks' also creates the lead and a note in
 * Dutch. `key` is the tenant's refinance key: 404 if unknown. Without loan parts or income `result` is null and
 * `meta.errors` names them (REFI-07).
 */
export const getRefinance = post('/refinance', {
  base: 'advice',
  query: { key: adviceKeyField },
  body: v.pipe(
    createCalculationInput({
      step: v.picklist(['refinance', 'thanks']),
      ...RefinanceInput.entries,
      lead: v.optional(v.nullable(RefinanceLead)),
      idempotency_key: idempotencyKeyField,
    }),
    v.forward(
      v.check(({ step, lead }) => step !== 'thanks' || Boolean(lead), 'is required'),
      ['lead'],
    ),
  ),
  answer: v.object({ data: v.object({ result: v.nullable(RefinanceResult) }), meta: AdviceMeta }),
  summary: 'What the loan would cost with every product now; with step thanks leaves a lead (API-65).',
})
