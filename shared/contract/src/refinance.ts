import * as v from '@portal/contract/schema'
import {
  AdviceMeta,
  advicePartFields,
  adviceServiceKeyField,
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
import { Euro, nullableField, textWithKnownValues } from './wire.ts'

/** Months (REFI-09). */
export const interestPeriods = [12, 60, 120, 180, 240, 360] as const

/** A product with the same loan (ENTITY-43). Differences are current minus proposed: positive is a gain. */
export const RefinanceProposal = v.object({
  lender_id: v.string(),
  product_line_id: v.string(),
  product_line_name: v.string(),
  fits_on_income: v.boolean(),
  gross_monthly_payments: Euro,
  net_monthly_payments: Euro,
  gross_difference_per_month: Euro,
  net_difference_per_month: Euro,
  /** In payments, before costs. */
  gross_total_difference_during_interest_period: Euro,
  net_total_difference_during_interest_period: Euro,
  /** Including the difference in debt, penalty and costs. */
  gross_total_refinance_difference: Euro,
  /** At current rates after the fixed periods; null if none ends within the new period. */
  gross_total_refinance_difference_at_current_rate: nullableField(Euro),
  /** After tax. */
  net_total_refinance_difference: nullableField(Euro),
  /** Null exactly if `gross_total_refinance_difference` is negative. */
  payback_time_in_months: nullableField(v.number()),
  /** In the order of the loan parts in the request. */
  interest_rates_per_mortgage_part: v.array(RateFraction),
  new_interest_period_in_months: v.number(),
  interest_rate_annuity_loan_part: RateFraction,
  figures: TraceStepByFigure,
})
export type RefinanceProposal = v.InferOutput<typeof RefinanceProposal>

/** Cost of the current loan after its fixed-rate periods (REFI-15). */
export const RateAfterFixedPeriod = v.object({
  /** The requested rate, otherwise `stated_rate`. */
  rate: RateFraction,
  stated_rate: RateFraction,
  /** The lender's current rate, otherwise that of the whole list, otherwise the AFM test rate. */
  stated_by: textWithKnownValues('interest_list', 'test_rate'),
  interest_only_surcharge: RateFraction,
  first_end_in_months: v.number(),
  /** After the first rate end, at `rate` and at the current rate. */
  gross_monthly_payments: Euro,
  gross_monthly_payments_at_current_rate: Euro,
  /** Lowest first, with the difference in total gain from `rate`; null unless requested. */
  by_rate: nullableField(
    v.array(v.object({ rate: RateFraction, gross_monthly_payments: Euro, difference: Euro })),
  ),
  figures: TraceStepByFigure,
})
export type RateAfterFixedPeriod = v.InferOutput<typeof RateAfterFixedPeriod>

/** Legal maximum for all debt on the home, and maximum interest-only debt by the code of conduct (REFI-16). */
export const HomeValueLimits = v.object({
  fits: v.boolean(),
  /** New loan plus other mortgages on the home. */
  debt: Euro,
  maximum: Euro,
  excess: Euro,
  interest_only_debt: Euro,
  interest_only_maximum: Euro,
  interest_only_excess: Euro,
  /** NHG: lost if the debt exceeds its limit or the value. */
  guarantee: textWithKnownValues('kept', 'lost', 'none'),
  guarantee_limit: Euro,
  figures: TraceStepByFigure,
})
export type HomeValueLimits = v.InferOutput<typeof HomeValueLimits>

const RateWithIncomeLimit = v.object({
  rate: RateFraction,
  /** Percent of income at the tested rate. */
  housing_quota: v.number(),
})
/** A lower rate does not fit, a higher rate fits, since its band allows a larger share of income (Trhk, annex 1). */
export const IncomeStep = v.object({ not_fitting: RateWithIncomeLimit, fitting: RateWithIncomeLimit })
export type IncomeStep = v.InferOutput<typeof IncomeStep>

/** ENTITY-43, ENTITY-44. */
export const RefinanceResult = v.object({
  /** Highest gain first (REFI-12). */
  refinance_proposals: v.array(RefinanceProposal),
  /** Rate of an annuity part by product line and period in months. */
  interest_rates_per_product: v.record(v.string(), v.record(v.string(), RateFraction)),
  current_mortgage_situation: v.object({
    lender_id: nullableField(v.string()),
    product_line_id: nullableField(v.string()),
    gross_monthly_payments: Euro,
    net_monthly_payments: Euro,
    remaining_sum: Euro,
    /** Average, weighted by debt. */
    interest_rate: RateFraction,
    figures: TraceStepByFigure,
  }),
  /** Null if all rates are fixed for the whole period. */
  rate_after_fixed_period: nullableField(RateAfterFixedPeriod),
  home_value: nullableField(HomeValueLimits),
  income_step: nullableField(IncomeStep),
  repayment_penalty: Euro,
  refinance_costs: v.object({
    mortgage_brokerage_costs: Euro,
    notarial_mortgage_act_costs: Euro,
    appraisal_costs: Euro,
    /** 0 without the guarantee (NHG). */
    guarantee_fee: Euro,
  }),
  figures: TraceStepByFigure,
  trace: nullableField(AdviceTrace),
})
export type RefinanceResult = v.InferOutput<typeof RefinanceResult>

const taxBoxField = v.picklist(['box1', 'box3'])

export const OtherMortgage = createCalculationInput({
  on_same_home: v.optional(v.boolean(), false),
  loan_parts: createListField(createCalculationInput({ ...advicePartFields, box: taxBoxField }), 50),
})

export const RefinanceInput = createCalculationInput({
  ...ScenarioInput.entries,
  market_value: v.pipe(TotalAmountField, v.minValue(1, 'must be above zero')),
  new_interest_period_in_months: v.picklist(interestPeriods, 'is no period that is offered'),
  finance_repayment_penalty: v.boolean(),
  /** Null: from the interest list, otherwise the test rate (REFI-15). */
  rate_after_fixed_period: v.optional(v.nullable(RateFraction)),
  /** Calculates `by_rate`, so that a slider needs no further call (REFI-15). */
  every_rate_after_fixed_period: v.optional(v.boolean(), false),
  lender_hdn_code: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  /** `product_id` of a lender's label; determines the matching proposal (REFI-13). */
  product_line_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  loan_parts: createListField(
    createCalculationInput({
      ...advicePartFields,
      original_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
      nhg_applicable: v.boolean(),
      /** EDITMORT-35, EDITMORT-36. */
      box: taxBoxField,
    }),
    50,
  ),
  other_mortgages: v.optional(createListField(OtherMortgage, 20), []),
  /** Part of the debt that pays for energy-saving measures, for a value limit of 106 percent (Trhk art. 5(3)). */
  measures_costs: v.optional(TotalAmountField, 0),
})
export type RefinanceInput = v.InferOutput<typeof RefinanceInput>

/** `key` is the tenant's refinance key: 404 if unknown. Without loan parts or income, `result` is null (REFI-07). */
export const getRefinance = post('/refinance', {
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
