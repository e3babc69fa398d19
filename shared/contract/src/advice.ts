import * as v from '@portal/contract/schema'
import { MonthlySent, TotalSent, YearlySent } from './advice-amount.ts'
import { today } from './clock.ts'
import { listOf } from './list-of.ts'
import { obligationTypes } from './obligation.ts'
import { date, line, required } from './sent.ts'

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const yearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`

/** Key of one of the firm's calculation services (TENANT-18). */
export const adviceKey = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** Interest or return a year as a fraction: 0.0385 is 3,85% (API-63). */
export const RateFraction = v.pipe(
  v.number(),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(0.15, 'must be a fraction of at most 0.15, such as 0.0385'),
)

const flag = v.optional(v.boolean(), false)
const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))
const term = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least a month'), v.maxValue(600))

/** How the calculations call a way of repaying (EDITMORT-23 … EDITMORT-34). */
export const repaymentTypes = [
  'annuity',
  'linear',
  'interest_only',
  'savings',
  'bank_savings',
  'life_insurance',
  'investment_mortgage',
] as const

/** Energy labels as calculations take them: lower case, each '+' as '_plus' (API-62). */
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
/** Energy label of the home; null where there is none or none is valid. */
export const EnergyLabelSent = optional(v.picklist(energyLabels, 'is no energy label'))

/** An object that a calculation is worked out from: a field that it does not have would count for nothing, and is refused by name. */
export const calculationInput = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? 'is no field of this calculation' : message,
  )

/** Gross amounts a year (API-61). */
export const AdviceIncome = calculationInput({
  annual_employment_income: optional(YearlySent),
  /** AOW; null: the full amount of the law. */
  state_pension_income: optional(YearlySent),
  /** Pension of the person's own, from the pension age. */
  old_age_pension_income: optional(YearlySent),
  /** What the person's partner receives when the person dies. */
  survivor_pension_income: optional(YearlySent),
})

/** Which obligations a person has, and what is known of each (API-61). One without an amount weighs nothing. */
export const AdviceObligations = calculationInput({
  payment_account_with_negative_balance: flag,
  personal_loan: flag,
  ongoing_credit: flag,
  study_advance: flag,
  study_loan: flag,
  alimony: flag,
})

const ObligationAmount = calculationInput({
  credit_limit: optional(TotalSent),
  monthly_amount: optional(MonthlySent),
})

/** A person whose income counts (API-61). */
export const AdvicePerson = calculationInput({
  date_of_birth: v.pipe(
    date,
    v.check((birth) => birth < today(), 'must be in the past'),
    v.check((birth) => birth <= yearsAgo(18), 'must be at least 18 years ago'),
    v.check((birth) => birth > yearsAgo(110), 'must be less than 110 years ago'),
  ),
  income: AdviceIncome,
  obligations: v.optional(AdviceObligations, {}),
  /** Amounts of the obligations by their type: credit limit, or what is paid a month (SCEN-17 for alimony). */
  obligation_amounts: v.optional(v.record(v.picklist(obligationTypes), ObligationAmount), {}),
  /**
   * Which of these the partner owes as well, so that they stay with whoever remains. Null: not known; then credits are
   * reckoned to be of both, study debts and alimony of the person alone.
   */
  joint_obligations: optional(listOf(v.picklist(obligationTypes), obligationTypes.length)),
  /** Calendar years with work so far, which decide how long an unemployment benefit lasts. Null: not known, the shortest counts. */
  years_of_work: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  /**
   * Age in whole years from which on the person has no wage, own pensions beginning with the state pension. Null, or an age
   * past that of the state pension: wage lasts until then. An age that is reached already counts from next month on.
   */
  stops_working_at_age: optional(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(80))),
})
export type AdvicePerson = v.InferOutput<typeof AdvicePerson>

/** What every part of a loan has in a calculation (API-63). Remaining months are at least 0 (SCEN-13). */
export const advicePart = {
  repayment_type: v.picklist(repaymentTypes),
  /**
   * A starter loan (code 52), which goes as interest-only: nothing is paid in its first three years, then an annuity. So no
   * verdict is sure with one.
   */
  starter_loan: v.optional(v.boolean(), false),
  /** Value saved or invested beside the part so far. */
  first_deposit_amount: optional(TotalSent),
  /** What is left of the debt. */
  current_amount: v.pipe(TotalSent, v.minValue(0.01, 'must be above zero')),
  /** Saved or invested a month; null: what is needed to reach the debt. */
  premium: optional(MonthlySent),
  interest_rate: RateFraction,
  return_rate: optional(RateFraction),
  duration_in_months: term,
  /** How long the interest can still be deducted; null: until 1 January 2031 (SCEN-24). */
  deductible_period_in_months: optional(months),
  remaining_interest_period_in_months: months,
}

/** Date of birth of a child; one that is not born yet gives no right to anything. */
export const ChildBirth = v.pipe(
  date,
  v.check((birth) => birth <= today(), 'must not be in the future'),
)

/** WOZ value of the home; null when it is not known: then no imputed rent counts, and `meta.warnings` says so. */
export const PropertyTaxValue = v.nullable(TotalSent)

/** Whether a text can be a phone number: it has eight digits at least. */
export const isPhoneNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 8

const leadFields = {
  first_name: required(100),
  insertion: optional(line(20)),
  last_name: required(100),
  /** Without one the firm cannot call back (LEAD-04). */
  phone_number: v.pipe(required(20), v.check(isPhoneNumber, 'is no phone number')),
  email: v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)),
  subscribe_to_mailing: v.optional(v.boolean(), false),
  i_give_permission: v.literal(true, 'must be given'),
}

/** Who asks for advice, and how the firm reaches them (LEAD-01). */
export const AdviceLead = v.object(leadFields)
export type AdviceLead = v.InferOutput<typeof AdviceLead>
/** Who asks for advice after the scenarios, and about which (API-64). */
export const ScenarioLead = v.object({ ...leadFields, interested_in_scenario: required(100) })
/** Who asks for advice after comparing, and about whose proposal (API-67). */
export const RefinanceLead = v.object({ ...leadFields, proposal_lender_hdn_code: required(20) })

/** Which norms an answer goes by, 'YYYY-MM-DD'. */
export const AdviceNorms = v.object({
  /** First day of the lending norms that count. */
  lending_from: v.string(),
  /** Last day on which all norms of the calculation hold. */
  valid_to: v.string(),
})
export type AdviceNorms = v.InferOutput<typeof AdviceNorms>

/** Why nothing was worked out. */
export const adviceErrors = {
  loan_parts: 'The loan has no parts (SCEN-19).',
  income: 'Nobody has an income.',
  norms_ended: 'The norms ended longer ago than the service goes on.',
} as const
export type AdviceError = keyof typeof adviceErrors

/** What was left out of what was worked out. */
export const adviceWarnings = {
  norms_ended: 'The norms have ended; `norms.valid_to` says when.',
  property_tax_value: 'Without a WOZ value no imputed rent counts.',
  obligations: 'An obligation without an amount weighs nothing.',
} as const
export type AdviceWarning = keyof typeof adviceWarnings

/** What is said about an answer: an error of `adviceErrors` when there is none, warnings of `adviceWarnings`. */
export const AdviceMeta = v.object({
  errors: v.nullish(v.array(v.string()), []),
  warnings: v.nullish(v.array(v.string()), []),
  /** Null from a service that does not say. */
  norms: v.nullish(AdviceNorms, null),
})
