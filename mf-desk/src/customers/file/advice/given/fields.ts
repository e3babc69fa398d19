import type { TextId } from '../../../../texts.ts'

/** Formats of input values: amounts (once, monthly, yearly), rates as a fraction, and others. */
export type FieldKind =
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

/** Fields of the calculations by name, with their format. A test compares them with the schemas. */
export const fields = {
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
} as const satisfies Record<string, FieldKind>
export type FieldName = keyof typeof fields

/** Fields that only request additional results. */
export const unsaid = ['every_incapacity_share', 'every_rate_after_fixed_period', 'timeline_of']

/** Fields that are not shown if zero, since none was entered. */
export const zeroIsNone = [
  'ground_rent',
  'private_lease',
  'other_homes',
  'bridging',
  'measures_costs',
  'waiting_months',
]

/** Obligations have separate fields: which ones exist, and their amounts. */
export const obligationFields = ['obligations', 'obligation_amounts']

/** Text ids of choice values. */
export const choices = [
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

/** Text id of a choice; null if the desk has no text for it. */
export const choiceText = (value: unknown): TextId | null => {
  const known = choices.find((one) => one === value)
  return known ? `choice_${known}` : null
}

/** Whether the desk knows a field. */
export const isField = (name: string): name is FieldName => name in fields
