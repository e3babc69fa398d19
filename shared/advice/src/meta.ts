import type { AdviceError, AdviceNorms, AdvicePerson, AdviceWarning } from '@portal/contract/advice'
import type { MaximumPerson } from '@portal/contract/maximum-mortgage'
import { unweighed } from './burdens.ts'
import type { Calculation } from './calculate.ts'
import type { Basis } from './norms.ts'
import { stateOf, validityOf } from './validity.ts'

/** Part of an input that decides whether it can be calculated. */
interface CalculationPersons {
  applicant: AdvicePerson | MaximumPerson
  partner?: AdvicePerson | MaximumPerson | null | undefined
  property_tax_value?: number | null
}

const hasIncome = ({ income }: AdvicePerson | MaximumPerson): boolean =>
  [
    income.annual_employment_income,
    income.state_pension_income,
    income.old_age_pension_income,
    ...('business_income' in income ? (income.business_income ?? []) : []),
    ...('alimony_received' in income ? [income.alimony_received] : []),
  ].some((amount) => (amount ?? 0) > 0)

/** How norms count: those of a day, and how many days after their end they are still used. */
export interface NormsUsed extends Basis {
  graceDays: number
}

/** Why there is no answer, what it leaves out, and which norms it goes by. */
export interface Meta {
  errors: AdviceError[]
  warnings: AdviceWarning[]
  norms: AdviceNorms
}

/** What is said of the norms that a calculation goes by: 'norms_ended' once they have, a reason not to once that is long ago. */
export function metaOfNorms(calculation: Calculation, { norms, today, graceDays }: NormsUsed): Meta {
  const used = validityOf(norms, calculation)
  const state = stateOf(used, today, graceDays)
  return {
    errors: state === 'refused' ? ['norms_ended'] : [],
    warnings: state === 'ended' ? ['norms_ended'] : [],
    norms: used,
  }
}

/**
 * Why nothing can be worked out ('loan_parts', SCEN-19; 'income'; norms that have long ended), and what was left out of
 * what could be: the home's tax without a WOZ value, obligations without an amount.
 */
export function metaOf(
  calculation: Calculation,
  used: NormsUsed,
  { applicant, partner, property_tax_value }: CalculationPersons,
  parts?: readonly unknown[],
): Meta {
  const persons = partner ? [applicant, partner] : [applicant]
  const { errors, warnings, norms } = metaOfNorms(calculation, used)
  return {
    errors: [
      ...errors,
      ...(parts?.length === 0 ? (['loan_parts'] as const) : []),
      ...(persons.some(hasIncome) ? [] : (['income'] as const)),
    ],
    warnings: [
      ...warnings,
      ...(property_tax_value === null ? (['property_tax_value'] as const) : []),
      ...(persons.some(unweighed) ? (['obligations'] as const) : []),
    ],
    norms,
  }
}
