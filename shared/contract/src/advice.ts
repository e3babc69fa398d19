import * as v from '@portal/contract/valibot'
import { getToday } from '@portal/time/clock'
import { MonthlyAmountField, TotalAmountField, YearlyAmountField } from './advice-amount.ts'
import { createLineField, createRequiredLineField, dateField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { obligationTypes } from './obligation.ts'

const createOptionalNullableField = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const getDateYearsAgo = (years: number) => `${Number(getToday().slice(0, 4)) - years}${getToday().slice(4)}`

/** Tenant's key for a calculation service (TENANT-18). */
export const adviceServiceKeyField = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** Yearly interest rate as a fraction: 0.0385 is 3,85% (API-63). */
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

export const adviceRepaymentTypes = [
  'annuity',
  'linear',
  'interest_only',
  'savings',
  'bank_savings',
  'life_insurance',
  'investment_mortgage',
] as const

/** Energy labels in lower case, with '_plus' for each '+' (API-62). */
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
export const EnergyLabelField = createOptionalNullableField(v.picklist(energyLabels, 'is no energy label'))

/** Creates an object schema that rejects unknown fields, since the calculation would silently ignore them. */
export const createCalculationInput = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? 'is no field of this calculation' : message,
  )

/** Gross incomes of a person, in euro per year (API-61). */
export const AdviceIncome = createCalculationInput({
  annual_employment_income: createOptionalNullableField(YearlyAmountField),
  /** State pension (AOW); null means the full state pension. */
  state_pension_income: createOptionalNullableField(YearlyAmountField),
  old_age_pension_income: createOptionalNullableField(YearlyAmountField),
  survivor_pension_income: createOptionalNullableField(YearlyAmountField),
})

/**
 * Types of debt that a person has. A type without an entry in `obligation_amounts` does not affect the result (API-61).
 */
export const AdviceObligations = createCalculationInput({
  payment_account_with_negative_balance: flagField,
  personal_loan: flagField,
  ongoing_credit: flagField,
  study_advance: flagField,
  study_loan: flagField,
  alimony: flagField,
})

const ObligationAmount = createCalculationInput({
  credit_limit: createOptionalNullableField(TotalAmountField),
  monthly_amount: createOptionalNullableField(MonthlyAmountField),
})

export const AdvicePerson = createCalculationInput({
  date_of_birth: v.pipe(
    dateField,
    v.check((birth) => birth < getToday(), 'must be in the past'),
    v.check((birth) => birth <= getDateYearsAgo(18), 'must be at least 18 years ago'),
    v.check((birth) => birth > getDateYearsAgo(110), 'must be less than 110 years ago'),
  ),
  income: AdviceIncome,
  obligations: v.optional(AdviceObligations, {}),
  /** Credit limit or monthly payment of each type of obligation. */
  obligation_amounts: v.optional(v.record(v.picklist(obligationTypes), ObligationAmount), {}),
  /**
   * Obligations that the partner also owes. If null, credits count for both partners, and other obligations for this
   * person only.
   */
  joint_obligations: createOptionalNullableField(
    createListField(v.picklist(obligationTypes), obligationTypes.length),
  ),
  /**
   * Number of calendar years with work, which determines how long unemployment benefit lasts. If null, the minimum
   * duration applies.
   */
  years_of_work: createOptionalNullableField(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  /** Age in years at which the person stops working; null for the state pension age. */
  stops_working_at_age: createOptionalNullableField(
    v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(80)),
  ),
})
export type AdvicePerson = v.InferOutput<typeof AdvicePerson>

/** Fields of a loan part in a calculation (API-63). Numbers of months are at least 0 (SCEN-13). */
export const adviceLoanPartFields = {
  repayment_type: v.picklist(adviceRepaymentTypes),
  /** Starter loan (repayment code 52). It is calculated as interest-only, and the results are marked as uncertain. */
  starter_loan: v.optional(v.boolean(), false),
  /** Current value of the savings or investments that will repay the part, in euro. */
  first_deposit_amount: createOptionalNullableField(TotalAmountField),
  current_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
  /** Monthly premium in euro; null for the premium that is needed to reach the agreed debt at the end. */
  premium: createOptionalNullableField(MonthlyAmountField),
  interest_rate: RateFraction,
  return_rate: createOptionalNullableField(RateFraction),
  duration_in_months: termMonthsField,
  /** Remaining months of interest deduction; null means until 1 January 2031 (SCEN-24). */
  deductible_period_in_months: createOptionalNullableField(monthsField),
  remaining_interest_period_in_months: monthsField,
}

/** Dates in the future are rejected, since an unborn child gives no entitlement to benefits. */
export const ChildBirthDate = v.pipe(
  dateField,
  v.check((birth) => birth <= getToday(), 'must not be in the future'),
)

/** WOZ value in euro. If null, the calculation leaves out imputed rent and returns a warning. */
export const PropertyTaxValue = v.nullable(TotalAmountField)

export const isPhoneNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 8

const adviceLeadFields = {
  first_name: createRequiredLineField(100),
  insertion: createOptionalNullableField(createLineField(20)),
  last_name: createRequiredLineField(100),
  phone_number: v.pipe(createRequiredLineField(20), v.check(isPhoneNumber, 'is no phone number')),
  email: v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)),
  subscribe_to_mailing: v.optional(v.boolean(), false),
  i_give_permission: v.literal(true, 'must be given'),
}

export const AdviceLead = v.object(adviceLeadFields)
export type AdviceLead = v.InferOutput<typeof AdviceLead>
export const ScenarioLead = v.object({
  ...adviceLeadFields,
  interested_in_scenario: createRequiredLineField(100),
})
export const RefinanceLead = v.object({
  ...adviceLeadFields,
  proposal_lender_hdn_code: createRequiredLineField(20),
})

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
