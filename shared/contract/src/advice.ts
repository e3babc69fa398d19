import * as v from '@portal/contract/schema'
import { MonthlySent, TotalSent, YearlySent } from './advice-amount.ts'
import { today } from './clock.ts'
import { listOf } from './list-of.ts'
import { obligationTypes } from './obligation.ts'
import { date, line, required } from './sent.ts'

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema))
const yearsAgo = (years: number) => `${Number(today().slice(0, 4)) - years}${today().slice(4)}`

/** Key of one of the tenant's calculation services (TENANT-18). */
export const adviceKey = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** Yearly interest or return as a fraction: 0.0385 is 3,85% (API-63). */
export const RateFraction = v.pipe(
  v.number(),
  v.minValue(0, 'must not be below zero'),
  v.maxValue(0.15, 'must be a fraction of at most 0.15, such as 0.0385'),
)

const flag = v.optional(v.boolean(), false)
const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))
const term = v.pipe(v.number(), v.integer(), v.minValue(1, 'must be at least a month'), v.maxValue(600))

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
/** Energy label of the home; null without a valid one. */
export const EnergyLabelSent = optional(v.picklist(energyLabels, 'is no energy label'))

/** Input object of a calculation. Rejects unknown fields by name, since the calculation would ignore them. */
export const calculationInput = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected, message }) =>
    expected === 'never' ? 'is no field of this calculation' : message,
  )

/** Gross yearly amounts (API-61). */
export const AdviceIncome = calculationInput({
  annual_employment_income: optional(YearlySent),
  /** AOW; null: the full statutory amount. */
  state_pension_income: optional(YearlySent),
  /** The person's own pension, from the pension age. */
  old_age_pension_income: optional(YearlySent),
  /** What the partner receives when the person dies. */
  survivor_pension_income: optional(YearlySent),
})

/** A person's obligations and what is known of each (API-61). One without an amount has no effect. */
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
   * Which of these the partner owes too, so that they stay with the survivor. Null: unknown; credits then count for
   * both, study debts and alimony for the person only.
   */
  joint_obligations: optional(listOf(v.picklist(obligationTypes), obligationTypes.length)),
  /**
   * Calendar years of work, which determine the duration of unemployment benefit. Null: unknown, the minimum applies.
   */
  years_of_work: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))),
  /**
   * Age in whole years from which the person has no wage; own pensions start with the state pension. Null, or an age
   * after the state pension age: wage until then. An age already reached applies from next month.
   */
  stops_working_at_age: optional(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(80))),
})
export type AdvicePerson = v.InferOutput<typeof AdvicePerson>

/** Fields of every loan part in calculations (API-63). Remaining months are at least 0 (SCEN-13). */
export const advicePart = {
  repayment_type: v.picklist(repaymentTypes),
  /**
   * A starter loan (code 52), calculated as interest-only: nothing is paid in its first three years, then an annuity.
   * Results with one are marked as uncertain.
   */
  starter_loan: v.optional(v.boolean(), false),
  /** Saved or invested value of the part so far. */
  first_deposit_amount: optional(TotalSent),
  /** Remaining debt. */
  current_amount: v.pipe(TotalSent, v.minValue(0.01, 'must be above zero')),
  /** Monthly deposit; null: what is needed to reach the debt. */
  premium: optional(MonthlySent),
  interest_rate: RateFraction,
  return_rate: optional(RateFraction),
  duration_in_months: term,
  /** Remaining months of interest deduction; null: until 1 January 2031 (SCEN-24). */
  deductible_period_in_months: optional(months),
  remaining_interest_period_in_months: months,
}

/** Date of birth of a child; an unborn child gives no entitlement. */
export const ChildBirth = v.pipe(
  date,
  v.check((birth) => birth <= today(), 'must not be in the future'),
)

/** WOZ value of the home; null if unknown: then no imputed rental value applies, and `meta.warnings` says so. */
export const PropertyTaxValue = v.nullable(TotalSent)

/** Whether a text can be a phone number: at least eight digits. */
export const isPhoneNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 8

const leadFields = {
  first_name: required(100),
  insertion: optional(line(20)),
  last_name: required(100),
  /** Required, so that the tenant can call back (LEAD-04). */
  phone_number: v.pipe(required(20), v.check(isPhoneNumber, 'is no phone number')),
  email: v.pipe(v.string(), v.email('is no e-mail address'), v.maxLength(200)),
  subscribe_to_mailing: v.optional(v.boolean(), false),
  i_give_permission: v.literal(true, 'must be given'),
}

/** A request for advice with contact details (LEAD-01). */
export const AdviceLead = v.object(leadFields)
export type AdviceLead = v.InferOutput<typeof AdviceLead>
/** A request for advice about scenarios (API-64). */
export const ScenarioLead = v.object({ ...leadFields, interested_in_scenario: required(100) })
/** A request for advice about a refinancing proposal (API-67). */
export const RefinanceLead = v.object({ ...leadFields, proposal_lender_hdn_code: required(20) })

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

/** Data that a result leaves out. */
export const adviceWarnings = {
  norms_ended: 'The norms have ended; `norms.valid_to` says when.',
  property_tax_value: 'Without a WOZ value no imputed rent counts.',
  obligations: 'An obligation without an amount weighs nothing.',
} as const
export type AdviceWarning = keyof typeof adviceWarnings

/** Messages about a response: an error of `adviceErrors` if there is no result, warnings of `adviceWarnings`. */
export const AdviceMeta = v.object({
  errors: v.nullish(v.array(v.string()), []),
  warnings: v.nullish(v.array(v.string()), []),
  /** Null from a service that does not report it. */
  norms: v.nullish(AdviceNorms, null),
})
