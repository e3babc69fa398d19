import * as v from '@portal/contract/valibot'
import {
  AdviceMeta,
  adviceLoanPartFields,
  adviceServiceKeyField,
  createCalculationInput,
  RateFraction,
  RefinanceLead,
} from './advice.ts'
import { TotalAmountField } from './advice-amount.ts'
import { CalculationStepByFigure, CalculationTrace } from './advice-trace.ts'
import { definePost } from './call.ts'
import { idempotencyKeyField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { ScenarioInput } from './scenario.ts'
import { createKnownValuesField, Euro, nullableField } from './wire.ts'

/** Fixed-rate periods that can be compared, in months (REFI-09). */
export const interestPeriods = [12, 60, 120, 180, 240, 360] as const

/**
 * The customer's loan with another product (ENTITY-43). A difference is the current amount minus the proposed one, so a
 * positive number is a gain.
 */
export const RefinanceProposal = v.object({
  lender_id: v.string(),
  product_line_id: v.string(),
  product_line_name: v.string(),
  fits_on_income: v.boolean(),
  gross_monthly_payments: Euro,
  net_monthly_payments: Euro,
  gross_difference_per_month: Euro,
  net_difference_per_month: Euro,
  /** Difference in payments only, without costs. */
  gross_total_difference_during_interest_period: Euro,
  net_total_difference_during_interest_period: Euro,
  /** Difference in payments and remaining debt, after deduction of penalty and costs. */
  gross_total_refinance_difference: Euro,
  /**
   * `gross_total_refinance_difference` if the current loan continues at current rates after its fixed-rate periods;
   * null if no fixed-rate period ends within the new period.
   */
  gross_total_refinance_difference_at_current_rate: nullableField(Euro),
  net_total_refinance_difference: nullableField(Euro),
  /** Null if and only if `gross_total_refinance_difference` is negative. */
  payback_time_in_months: nullableField(v.number()),
  /** Rates in the order of the loan parts in the request. */
  interest_rates_per_mortgage_part: v.array(RateFraction),
  new_interest_period_in_months: v.number(),
  interest_rate_annuity_loan_part: RateFraction,
  figures: CalculationStepByFigure,
})
export type RefinanceProposal = v.InferOutput<typeof RefinanceProposal>

/** Cost of the current loan after its fixed-rate periods end (REFI-15). */
export const RateAfterFixedPeriod = v.object({
  /** Rate of the calculation: the requested rate, or `stated_rate` if none was requested. */
  rate: RateFraction,
  stated_rate: RateFraction,
  /**
   * Source of `stated_rate`: current rates of the lender or of the whole interest list, or the AFM test rate if the
   * list has none.
   */
  stated_by: createKnownValuesField('interest_list', 'test_rate'),
  interest_only_surcharge: RateFraction,
  first_end_in_months: v.number(),
  /** Payments at `rate` after the first fixed-rate period ends. */
  gross_monthly_payments: Euro,
  gross_monthly_payments_at_current_rate: Euro,
  /**
   * Payments for each rate, lowest rate first, with the change in total gain compared with `rate`; null if not
   * requested.
   */
  by_rate: nullableField(
    v.array(v.object({ rate: RateFraction, gross_monthly_payments: Euro, difference: Euro })),
  ),
  figures: CalculationStepByFigure,
})
export type RateAfterFixedPeriod = v.InferOutput<typeof RateAfterFixedPeriod>

/**
 * Limits of debt relative to the value of the home: the legal maximum, and the maximum of interest-only debt in the
 * code of conduct (REFI-16).
 */
export const LoanToValueLimits = v.object({
  fits: v.boolean(),
  /** Sum of the new loan and other mortgages on the home. */
  debt: Euro,
  maximum: Euro,
  excess: Euro,
  interest_only_debt: Euro,
  interest_only_maximum: Euro,
  interest_only_excess: Euro,
  /** National guarantee (NHG): 'lost' if the debt exceeds the limit of the guarantee or the value of the home. */
  guarantee: createKnownValuesField('kept', 'lost', 'none'),
  guarantee_limit: Euro,
  figures: CalculationStepByFigure,
})
export type LoanToValueLimits = v.InferOutput<typeof LoanToValueLimits>

const RateWithIncomeLimit = v.object({
  rate: RateFraction,
  /** Maximum housing costs in percent of income, at the rate that is tested. */
  housing_quota: v.number(),
})
/**
 * Two rates around a step in the lending norms: the loan fits the income only at the higher rate, for which the norms
 * allow higher housing costs (Trhk, annex 1).
 */
export const HousingQuotaThreshold = v.object({
  not_fitting: RateWithIncomeLimit,
  fitting: RateWithIncomeLimit,
})
export type HousingQuotaThreshold = v.InferOutput<typeof HousingQuotaThreshold>

/** Result of a comparison with other products (ENTITY-43, ENTITY-44). */
export const RefinanceResult = v.object({
  refinance_proposals: v.array(RefinanceProposal),
  /** Rates of an annuity part by product line, then by period in months. */
  interest_rates_per_product: v.record(v.string(), v.record(v.string(), RateFraction)),
  current_mortgage_situation: v.object({
    lender_id: nullableField(v.string()),
    product_line_id: nullableField(v.string()),
    gross_monthly_payments: Euro,
    net_monthly_payments: Euro,
    remaining_sum: Euro,
    /** Average rate of the loan parts, weighted by debt. */
    interest_rate: RateFraction,
    figures: CalculationStepByFigure,
  }),
  /** Null if all rates are fixed for the whole new period. */
  rate_after_fixed_period: nullableField(RateAfterFixedPeriod),
  home_value: nullableField(LoanToValueLimits),
  income_step: nullableField(HousingQuotaThreshold),
  repayment_penalty: Euro,
  refinance_costs: v.object({
    mortgage_brokerage_costs: Euro,
    notarial_mortgage_act_costs: Euro,
    appraisal_costs: Euro,
    /** Fee of the national guarantee (NHG) in euro; 0 without the guarantee. */
    guarantee_fee: Euro,
  }),
  figures: CalculationStepByFigure,
  trace: nullableField(CalculationTrace),
})
export type RefinanceResult = v.InferOutput<typeof RefinanceResult>

const taxBoxField = v.picklist(['box1', 'box3'])

export const MortgageKeptInRefinance = createCalculationInput({
  on_same_home: v.optional(v.boolean(), false),
  loan_parts: createListField(createCalculationInput({ ...adviceLoanPartFields, box: taxBoxField }), 50),
})

export const RefinanceInput = createCalculationInput({
  ...ScenarioInput.entries,
  market_value: v.pipe(TotalAmountField, v.minValue(1, 'must be above zero')),
  new_interest_period_in_months: v.picklist(interestPeriods, 'is no period that is offered'),
  finance_repayment_penalty: v.boolean(),
  /**
   * Rate after the fixed-rate periods. If null, the service takes it from the interest list, or uses the test rate
   * (REFI-15).
   */
  rate_after_fixed_period: v.optional(v.nullable(RateFraction)),
  /** If true, the result contains `by_rate`, so a slider needs no further call (REFI-15). */
  every_rate_after_fixed_period: v.optional(v.boolean(), false),
  lender_hdn_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  /** `product_id` of a lender's label. It determines the proposal for the current product (REFI-13). */
  product_line_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  loan_parts: createListField(
    createCalculationInput({
      ...adviceLoanPartFields,
      original_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
      nhg_applicable: v.boolean(),
      box: taxBoxField,
    }),
    50,
  ),
  other_mortgages: v.optional(createListField(MortgageKeptInRefinance, 20), []),
  /**
   * Part of the debt that pays for energy-saving measures, in euro. It raises the limit to 106 percent of the value
   * (Trhk art. 5(3)).
   */
  measures_costs: v.optional(TotalAmountField, 0),
})
export type RefinanceInput = v.InferOutput<typeof RefinanceInput>

/**
 * `key` is the tenant's refinance key. Responds with 404 for an unknown key. Without loan parts or income, `result` is
 * null (REFI-07).
 */
export const getRefinance = definePost('/refinance', {
  base: 'advice',
  query: { key: adviceServiceKeyField },
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
  response: v.object({ data: v.object({ result: v.nullable(RefinanceResult) }), meta: AdviceMeta }),
  summary:
    'Compares the loan with every product of the interest list; step `thanks` also creates a lead (API-65).',
})
