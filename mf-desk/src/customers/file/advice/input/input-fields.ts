import type { TextId } from '../../../../texts.ts'

/**
 * Kind of an input value, which determines its format: an amount (once, monthly, yearly), a rate as a fraction, or
 * another kind.
 */
export type InputFieldKind =
  | 'euro'
  | 'a_month'
  | 'a_year'
  | 'years_of_euro'
  | 'fraction'
  | 'months'
  | 'years'
  | 'day'
  | 'flag'
  | 'choice'
  | 'label'
  | 'obligations'
  | 'text'

/** Format of each input field of the calculations, by field name. A test compares the names with the schemas. */
export const inputFieldKinds = {
  date_of_birth: 'day',
  annual_employment_income: 'a_year',
  state_pension_income: 'a_year',
  old_age_pension_income: 'a_year',
  survivor_pension_income: 'a_year',
  business_income: 'years_of_euro',
  alimony_received: 'a_year',
  joint_obligations: 'obligations',
  years_of_work: 'years',
  stops_working_at_age: 'years',
  youngest_child_date_of_birth: 'day',
  energy_label: 'label',
  new_energy_label: 'label',
  property_tax_value: 'euro',
  market_value: 'euro',
  current_debt: 'euro',
  new_interest_period_in_months: 'months',
  finance_repayment_penalty: 'flag',
  rate_after_fixed_period: 'fraction',
  lender_hdn_code: 'text',
  product_line_id: 'text',
  measures_costs: 'euro',
  on_same_home: 'flag',
  starter_loan: 'flag',
  interest_rate: 'fraction',
  interest_period_in_months: 'months',
  duration_in_months: 'months',
  box: 'choice',
  ground_rent: 'a_month',
  private_lease: 'a_month',
  other_homes: 'a_month',
  bridging: 'a_month',
  repayment_type: 'choice',
  first_deposit_amount: 'euro',
  current_amount: 'euro',
  original_amount: 'euro',
  premium: 'euro',
  return_rate: 'fraction',
  deductible_period_in_months: 'months',
  remaining_interest_period_in_months: 'months',
  owner: 'choice',
  on_home: 'flag',
  nhg_applicable: 'flag',
  insured: 'choice',
  covers: 'choice',
  amount: 'euro',
  monthly_benefit: 'euro',
  beneficiary: 'choice',
  waiting_months: 'months',
  remaining_months: 'months',
  end_age: 'years',
  name: 'text',
  costs: 'euro',
  saving_per_month: 'euro',
} as const satisfies Record<string, InputFieldKind>
export type InputFieldName = keyof typeof inputFieldKinds

/** Input fields that are not shown, because they only request additional results. */
export const hiddenFields = ['every_incapacity_share', 'every_rate_after_fixed_period', 'timeline_of']

/** Input fields that are not shown if zero, because nothing was entered. */
export const fieldsHiddenIfZero = [
  'ground_rent',
  'private_lease',
  'other_homes',
  'bridging',
  'measures_costs',
  'waiting_months',
]

/** Fields about obligations: which obligations exist, and their amounts. */
export const obligationFields = ['obligations', 'obligation_amounts']

/** Values of the input fields that have a fixed set of choices. */
export const choiceValues = [
  'annuity',
  'linear',
  'interest_only',
  'savings',
  'bank_savings',
  'life_insurance',
  'investment_mortgage',
  'applicant',
  'partner',
  'joint',
  'death',
  'incapacity',
  'unemployment',
  'survivor',
  'lender',
  'other',
  'box1',
  'box3',
] as const

export const getChoiceTextId = (value: unknown): TextId | null => {
  const known = choiceValues.find((one) => one === value)
  return known ? `choice_${known}` : null
}

export const isInputField = (name: string): name is InputFieldName => name in inputFieldKinds
