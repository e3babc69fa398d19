import * as v from '@portal/contract/schema'
import { MonthlyAmountField, TotalAmountField, YearlyAmountField } from './advice-amount.ts'
import { today } from './clock.ts'
import { dateField, lineField, requiredLineField } from './input-field.ts'
import { createListField } from './list-field.ts'
import { obligationTypes } from './obligation.ts'

const optionalNullable = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const getDateYearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`

/** Key of one of the tenant's calculation services (TENANT-18). */
export const adviceKeyField = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** Yearly interest or return as a fraction: 0.0385 is 3,85% (API-63). */
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

/** Repayment types in calculations (EDITMORT-23 … EDITMORT-34). */
export const repaymentTypes = [
  'annuity',
  'linear',
  'interest_only',
  'savings',
  'bank_savings',
  'life_insurance',
  'investment_mortgage',
] as const

/** Energy labels in calculations: lower case, each '+' as '_plus' (API-62). */
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
/** Energy label of the home; null if there is no valid label. */
export const EnergyLabelField = optionalNullable(v.picklist(energyLabels, 'is no energy label'))

/**
 * Creates the input schema of a calculation. Unknown fields are rejected by name, since the calculation would ignore
 * them.
 */
export const createCalculationInput = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? 'is no field of this calculation' : message,
  )

/** Gross yearly amounts (API-61). */
export const AdviceIncome = createCalculationInput({
  annual_employment_income: optionalNullable(YearlyAmountField),
  /** AOW; null: the full statutory amount. */
  state_pension_income: optionalNullable(YearlyAmountField),
  /** The person's own pension from the pension age on. */
  old_age_pension_income: optionalNullable(YearlyAmountField),
  /** Amount that the partner receives when the person dies. */
  survivor_pension_income: optionalNullable(YearlyAmountField),
})

/** Obligations of a person and their amounts (API-61). An obligation without an amount has no effect. */
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

/** A person whose income counts (API-61). */
export const AdvicePerson = createCalculationInput({
  date_of_birth: v.pipe(
    dateField,
    v.check((birth) => birth < today(), 'must be in the past'),
    v.check((birth) => birth <= getDateYearsAgo(18), 'must be at least 18 years ago'),
    v.check((birth) => birth > getDateYearsAgo(110), 'must be less than 110 years ago'),
  ),
  income: AdviceIncome,
  obligations: v.optional(AdviceObligations, {}),
  /** Amounts of the obligations by type: the credit limit, or the monthly payment (SCEN-17 for alimony). */
  obligation_amounts: v.optional(v.record(v.picklist(obligationTypes), ObligationAmount), {}),
  /**
   * Types of the obligations above that the partner also owes, so that the survivor keeps them. Null if unknown:
   * credits then count for both, study debts and alimony only for the person.
   */
  joint_obligations: optionalNullable(createListField(v.picklist(obligationTypes), obligationTypes.length)),
  /**
   * Calendar years of work, which determine the duration of unemployment benefit. Null: unknown, the minimum applies.
   */
  years_of_work: optionalNullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  /**
   * Age in whole years from which the person has no wage; own pensions start with the state pension. Null, or an age
   * after the state pension age: wage until then. An age already reached applies from next month.
   */
  stops_working_at_age: optionalNullable(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(80))),
})
export type AdvicePerson = v.InferOutput<typeof AdvicePerson>

/** Fields of every loan part in calculations (API-63). Remaining months are at least 0 (SCEN-13). */
export const advicePartFields = {
  repayment_type: v.picklist(repaymentTypes),
  /**
   * Whether the part is a starter loan (code 52). It is calculated as interest-only: nothing is paid in the first three
   * years, then an annuity. Results with a starter loan are marked as uncertain.
   */
  starter_loan: v.optional(v.boolean(), false),
  /** Value of the savings or investments of the part so far. */
  first_deposit_amount: optionalNullable(TotalAmountField),
  current_amount: v.pipe(TotalAmountField, v.minValue(0.01, 'must be above zero')),
  /** Monthly deposit; null: the deposit needed to reach the debt at the end. */
  premium: optionalNullable(MonthlyAmountField),
  interest_rate: RateFraction,
  return_rate: optionalNullable(RateFraction),
  duration_in_months: termMonthsField,
  /** Remaining months of interest deduction; null: until 1 January 2031 (SCEN-24). */
  deductible_period_in_months: optionalNullable(monthsField),
  remaining_interest_period_in_months: monthsField,
}

/** Date of birth of a child; an unborn child gives no entitlement. */
export const ChildBirthDate = v.pipe(
  dateField,
  v.check((birth) => birth <= today(), 'must not be in the future'),
)

/** WOZ value of the home. Null if unknown: imputed rental value is then ignored, and `meta.warnings` says so. */
export const PropertyTaxValue = v.nullable(TotalAmountField)

export const isPhoneNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 8

const leadFields = {
  first_name: requiredLineField(100),
  insertion: optionalNullable(lineField(20)),
  last_name: requiredLineField(100),
  /** Required, so that the tenant can call back (LEAD-04). */
  phone_number: v.pipe(requiredLineField(20), v.check(isPhoneNumber, 'is no phone number')),
  email: v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)),
  subscribe_to_mailing: v.optional(v.boolean(), false),
  i_give_permission: v.literal(true, 'must be given'),
}

export const AdviceLead = v.object(leadFields)
export type AdviceLead = v.InferOutput<typeof AdviceLead>
/** A request for advice about scenarios (API-64). */
export const ScenarioLead = v.object({ ...leadFields, interested_in_scenario: requiredLineField(100) })
/** A request for advice about a refinancing proposal (API-67). */
export const RefinanceLead = v.object({ ...leadFields, proposal_lender_hdn_code: requiredLineField(20) })

/** Norms that a response is based on, dates as 'YYYY-MM-DD'. */
export const AdviceNorms = v.object({
  /** First day of the applied lending norms. */
  lending_from: v.string(),
  /** Last day on which all norms of the calculation are valid. */
  valid_to: v.string(),
})
export type AdviceNorms = v.InferOutput<typeof AdviceNorms>

/** Reasons why there is no result. */
export const adviceErrors = {
  loan_parts: 'The loan has no parts (SCEN-19).',
  income: 'Nobody has an income.',
  norms_ended: 'The norms ended longer ago than the service goes on.',
} as const
export type AdviceError = keyof typeof adviceErrors

/** Warnings about data that a result does not include. */
export const adviceWarnings = {
  norms_ended: 'The norms have ended; `norms.valid_to` says when.',
  property_tax_value: 'Without a WOZ value no imputed rent counts.',
  obligations: 'An obligation without an amount weighs nothing.',
} as const
export type AdviceWarning = keyof typeof adviceWarnings

/**
 * Messages about a response: an error from `adviceErrors` if there is no result, and warnings from `adviceWarnings`.
 */
export const AdviceMeta = v.object({
  errors: v.nullish(v.array(v.string()), []),
  warnings: v.nullish(v.array(v.string()), []),
  /** Null if the service does not report the norms. */
  norms: v.nullish(AdviceNorms, null),
})
