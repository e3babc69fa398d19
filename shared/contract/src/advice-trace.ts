import * as v from '@portal/contract/valibot'

/** Units of calculated values. 'percent' means that 3.85 is 3,85%. */
export const adviceUnits = [
  'euro',
  'euro_a_month',
  'euro_a_year',
  'percent',
  'months',
  'years',
  'times',
] as const
export type AdviceUnit = (typeof adviceUnits)[number]

/** Unit of the result of each calculation rule. The screens have a text that explains each rule. */
export const adviceRules = {
  annuity_payment: 'euro_a_month',
  linear_payment: 'euro_a_month',
  interest_payment: 'euro_a_month',
  starter_loan_payment: 'euro_a_month',
  savings_premium: 'euro_a_month',
  saving_payment: 'euro_a_month',
  monthly_payments: 'euro_a_month',
  remaining_debt: 'euro',
  remaining_sum: 'euro',
  imputed_rent: 'euro_a_year',
  deductible_interest: 'euro_a_year',
  hillen_deduction: 'euro_a_year',
  home_tax_benefit: 'euro_a_year',
  bracket_tax: 'euro_a_year',
  income_tax: 'euro_a_year',
  general_credit: 'euro_a_year',
  labour_credit: 'euro_a_year',
  elderly_credit: 'euro_a_year',
  single_elderly_credit: 'euro_a_year',
  tax_due: 'euro_a_year',
  taxable_income: 'euro_a_year',
  deduction_adjustment: 'euro_a_year',
  tax_due_with_home: 'euro_a_year',
  deductible_costs: 'euro',
  costs_tax_benefit: 'euro',
  health_contribution: 'euro_a_year',
  gross_income: 'euro_a_year',
  net_income: 'euro_a_year',
  net_monthly_income: 'euro_a_month',
  net_income_difference: 'euro_a_month',
  state_pension: 'euro_a_year',
  survivor_benefit: 'euro_a_year',
  month_wage: 'euro_a_month',
  unemployment_benefit: 'euro_a_month',
  incapacity_benefit: 'euro_a_month',
  remaining_wage: 'euro_a_month',
  sick_pay: 'euro_a_month',
  cover_benefit: 'euro_a_month',
  cover_amount: 'euro',
  yearly_amount: 'euro_a_year',
  test_income: 'euro_a_year',
  test_rate: 'percent',
  weighted_test_rate: 'percent',
  housing_quota: 'percent',
  credit_burden: 'euro_a_month',
  student_loan_burden: 'euro_a_month',
  other_burden: 'euro_a_month',
  ground_rent_burden: 'euro_a_month',
  lease_burden: 'euro_a_month',
  other_homes_burden: 'euro_a_month',
  bridging_burden: 'euro_a_month',
  business_income: 'euro_a_year',
  label_extra: 'euro',
  measures_extra: 'euro',
  single_extra: 'euro',
  permitted_payments: 'euro_a_month',
  part_test_burden: 'euro_a_month',
  room_for_payments: 'euro_a_month',
  maximum_by_income: 'euro',
  maximum_by_value: 'euro',
  maximum_mortgage: 'euro',
  maximum_payments: 'euro_a_month',
  interest_only_maximum: 'euro',
  penalty_base: 'euro',
  comparison_rate: 'percent',
  part_penalty: 'euro',
  repayment_penalty: 'euro',
  guarantee_fee: 'euro',
  refinance_costs: 'euro',
  new_debt: 'euro',
  net_monthly_payments: 'euro_a_month',
  monthly_difference: 'euro_a_month',
  interest_period_difference: 'euro',
  refinance_difference: 'euro',
  rate_after_fixed: 'percent',
  payback_time: 'months',
  break_even_time: 'months',
  measures_costs: 'euro',
  measures_saving: 'euro_a_month',
} as const satisfies Record<string, AdviceUnit>
export type AdviceRule = keyof typeof adviceRules

/** Unit of each input of a calculation rule. An input that is the result of another rule has the name of that rule. */
export const adviceInputUnits = {
  ...adviceRules,
  principal: 'euro',
  saved_value: 'euro',
  original_amount: 'euro',
  interest_rate: 'percent',
  return_rate: 'percent',
  months: 'months',
  months_passed: 'months',
  fixed_months: 'months',
  property_value: 'euro',
  market_value: 'euro',
  percent: 'percent',
  threshold: 'euro_a_year',
  fixed_amount: 'euro_a_year',
  amount_in_bracket: 'euro_a_year',
  home_share: 'percent',
  employment_income: 'euro_a_year',
  pension_income: 'euro_a_year',
  benefit_income: 'euro_a_year',
  alimony: 'euro_a_year',
  gross_amount: 'euro_a_month',
  holiday_pay: 'euro_a_month',
  supplement: 'euro_a_month',
  free_income: 'euro_a_month',
  earned_income: 'euro_a_month',
  wage: 'euro_a_year',
  profit: 'euro_a_year',
  maximum_wage: 'euro_a_month',
  minimum_wage: 'euro_a_month',
  residual_capacity: 'percent',
  capacity_use: 'percent',
  credit_limit: 'euro',
  monthly_amount: 'euro_a_month',
  factor: 'times',
  limit: 'euro',
  amount: 'euro',
  policy_amount: 'euro',
  policy_benefit: 'euro_a_month',
  costs: 'euro',
  free_amount: 'euro',
  current: 'euro_a_month',
  proposed: 'euro_a_month',
  current_end_debt: 'euro',
  proposed_end_debt: 'euro',
  age: 'years',
} as const satisfies Record<string, AdviceUnit>
export type AdviceInputName = keyof typeof adviceInputUnits

/** 'verified' means checked in the original source, 'secondary' taken from another publication, 'uncertain' assumed. */
export const confidenceLevels = ['verified', 'secondary', 'uncertain'] as const

export const AdviceSource = v.object({
  title: v.string(),
  url: v.string(),
  valid_from: v.nullish(v.string(), null),
  /** Last day on which the source applies; null if it still applies. */
  valid_to: v.nullish(v.string(), null),
  confidence: v.nullish(v.string(), null),
})
export type AdviceSource = v.InferOutput<typeof AdviceSource>

/**
 * One step of a calculation: applying `rule` to `inputs` gives `value`. `adviceInputUnits` has the units of the inputs.
 */
export const CalculationStep = v.object({
  id: v.number(),
  rule: v.string(),
  value: v.number(),
  unit: v.picklist(adviceUnits),
  inputs: v.array(
    v.object({
      term: v.string(),
      value: v.number(),
      /** `id` of the trace step that calculated this input; null for an entered value or a norm. */
      step: v.nullish(v.number(), null),
    }),
  ),
  /** Index in `CalculationTrace.sources`; null for simple arithmetic. */
  source: v.nullish(v.number(), null),
})
export type CalculationStep = v.InferOutput<typeof CalculationStep>

export const CalculationTrace = v.object({ steps: v.array(CalculationStep), sources: v.array(AdviceSource) })
export type CalculationTrace = v.InferOutput<typeof CalculationTrace>

/** Maps a result figure, such as 'maximum_mortgage.total_sum', to the `id` of the trace step that calculated it. */
export const CalculationStepByFigure = v.nullish(v.record(v.string(), v.number()), {})
