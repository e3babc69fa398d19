import type { TextId } from '../../../../texts.ts'

/** How what was filled in is written: amounts (once, a month, a year), rates as a fraction, and others. */
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

/** Fields of the calculations, by their names, each with how it is written. A test holds it to the schemas of the calculations. */
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

/** Fields that ask for more to be worked out, and say nothing of the customer. */
export const unsaid = ['every_incapacity_share', 'every_rate_after_fixed_period', 'timeline_of']

/** Fields that say nothing where they are zero: none was filled in. */
export const zeroIsNone = [
  'ground_rent',
  'private_lease',
  'other_homes',
  'bridging',
  'measures_costs',
  'waiting_months',
]

/** Obligations have fields of their own: which there are, and the amounts of each. */
export const obligationFields = ['obligations', 'obligation_amounts']

/** Words that a choice may be of. */
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

/** Text of a choice; null for one that the desk has no words for. */
export const choiceText = (value: unknown): TextId | null => {
  const known = choices.find((one) => one === value)
  return known ? `choice_${known}` : null
}

/** Whether a field is one that the desk knows. */
export const isField = (name: string): name is FieldName => name in fields
