import * as v from '@portal/contract/schema'
import { MonthlyAmountField, TotalAmountField, YearlyAmountField } from './advice-amount.ts'
import { today } from './clock.ts'
import { dateField, lineField, requiredLineField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { obligationTypes } from './obligation.ts'

const optionalNullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const getDateYearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`

/** Key of a calculation service of the tenant (TENANT-18). */
export const adviceServiceKeyField = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** Yearly rate as a fraction: 0.0385 is 3,85% (API-63). */
export const RateFraction = v.pipe(
  v.number(),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(0.15, 'must be a fraction of at most 0.15, such as 0.0385'),
)

const flagField = v.optional(v.boolean(), false)
const monthsField = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))
const termMonthsField = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'must be at least a month'),
  v.maxValue(600),
)

/** EDITMORT-23 … EDITMORT-34. */
export const repaymentTypes = [
  'annuity',
  'linear',
  'interest_only',
  'savings',
  'bank_savings',
  'life_insurance',
  'investment_mortgage',
] as const

/** In lower case, each '+' as '_plus' (API-62). */
export const energyLabels = [
  'g',
  'f',
  'e',
  'd',
  'c',
  'b',
  'a',
  'a_plus',
  'a_plus_plus',
  'a_plus_plus_plus',
  'a_plus_plus_plus_plus',
] as const
export type EnergyLabel = (typeof energyLabels)[number]
export const EnergyLabelField = optionalNullable(v.picklist(energyLabels, 'is no energy label'))

/** Rejects unknown fields, since the calculation would ignore them. */
export const createCalculationInput = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? 'is no field of this calculation' : message,
  )

/** Gross yearly amounts (API-61). */
export const AdviceIncome = createCalculationInput({
  annual_employment_income: optionalNullable(YearlyAmountField),
  /** State pension (AOW); null for the full amount. */
  state_pension_income: optionalNullable(YearlyAmountField),
  old_age_pension_income: optionalNullable(YearlyAmountField),
  survivor_pension_income: optionalNullable(YearlyAmountField),
})

/** An obligation without an amount has no effect (API-61). */
export const AdviceObligations = createCalculationInput({
  payment_account_with_negative_balance: flagField,
  personal_loan: flagField,
  ongoing_credit: flagField,
  study_advance: flagField,
  study_loan: flagField,
  alimony: flagField,
})

const ObligationAmount = createCalculationInput({
  credit_limit: optionalNullable(TotalAmountField),
  monthly_amount: optionalNullable(MonthlyAmountField),
})

export const AdvicePerson = createCalculationInput({
  date_of_birth: v.pipe(
    dateField,
    v.check((birth) => birth < today(), 'must be in the past'),
    v.check((birth) => birth <= getDateYearsAgo(18), 'must be at least 18 years ago'),
    v.check((birth) => birth > getDateYearsAgo(110), 'must be less than 110 years ago'),
  ),
  income: AdviceIncome,
  obligations: v.optional(AdviceObligations, {}),
  /** By type: credit limit or monthly payment (SCEN-17 for alimony). */
  obligation_amounts: v.optional(v.record(v.picklist(obligationTypes), ObligationAmount), {}),
  /** Types that the partner also owes. Null: credits count for both, others for the person. */
  joint_obligations: optionalNullable(createListField(v.picklist(obligationTypes), obligationTypes.length)),
  /** Calendar years; null if unknown, for the minimum duration of unemployment benefit. */
  years_of_work: optionalNullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  /** Age in years from which the person has no wage; null: the state pension age. */
  stops_working_at_age: optionalNullable(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(80))),
})
export type AdvicePerson = v.InferOutput<typeof AdvicePerson>

/** API-63. Months are at least 0 (SCEN-13). */
export const advicePartFields = {
  repayment_type: v.picklist(repaymentTypes),
  /** Code 52. Calculated as interest-only, and results are marked as uncertain. */
  starter_loan: v.optional(v.boolean(), false),
  /** Current value of linked savings or investments. */
  first_deposit_amount: optionalNullable(TotalAmountField),
  current_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
  /** Monthly; null for the premium needed to reach the debt at the end. */
  premium: optionalNullable(MonthlyAmountField),
  interest_rate: RateFraction,
  return_rate: optionalNullable(RateFraction),
  duration_in_months: termMonthsField,
  /** Null: until 1 January 2031 (SCEN-24). */
  deductible_period_in_months: optionalNullable(monthsField),
  remaining_interest_period_in_months: monthsField,
}

/** Dates in the future are rejected: an unborn child gives no entitlement. */
export const ChildBirthDate = v.pipe(
  dateField,
  v.check((birth) => birth <= today(), 'must not be in the future'),
)

/** WOZ value; null if unknown, then imputed rent is ignored, with a warning. */
export const PropertyTaxValue = v.nullable(TotalAmountField)

export const isPhoneNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 8

const leadFields = {
  first_name: requiredLineField(100),
  insertion: optionalNullable(lineField(20)),
  last_name: requiredLineField(100),
  phone_number: v.pipe(requiredLineField(20), v.check(isPhoneNumber, 'is no phone number')),
  email: v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)),
  subscribe_to_mailing: v.optional(v.boolean(), false),
  i_give_permission: v.literal(true, 'must be given'),
}

export const AdviceLead = v.object(leadFields)
export type AdviceLead = v.InferOutput<typeof AdviceLead>
/** API-64. */
export const ScenarioLead = v.object({ ...leadFields, interested_in_scenario: requiredLineField(100) })
/** API-67. */
export const RefinanceLead = v.object({ ...leadFields, proposal_lender_hdn_code: requiredLineField(20) })

export const AdviceNorms = v.object({
  lending_from: v.string(),
  valid_to: v.string(),
})
export type AdviceNorms = v.InferOutput<typeof AdviceNorms>

export const adviceErrors = {
  loan_parts: 'The loan has no parts (SCEN-19).',
  income: 'Nobody has an income.',
  norms_ended: 'The norms ended longer ago than the service goes on.',
} as const
export type AdviceError = keyof typeof adviceErrors

export const adviceWarnings = {
  norms_ended: 'The norms have ended; `norms.valid_to` says when.',
  property_tax_value: 'Without a WOZ value no imputed rent counts.',
  obligations: 'An obligation without an amount weighs nothing.',
} as const
export type AdviceWarning = keyof typeof adviceWarnings

export const AdviceMeta = v.object({
  errors: v.nullish(v.array(v.string()), []),
  warnings: v.nullish(v.array(v.string()), []),
  norms: v.nullish(AdviceNorms, null),
})
