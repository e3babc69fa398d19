import type { AdviceError, AdviceNorms, AdvicePerson, AdviceWarning } from '@portal/contract/advice'
import type { MaximumPerson } from '@portal/contract/maximum-mortgage'
import { hasUncountedObligations } from './burdens.ts'
import type { Calculation } from './calculate.ts'
import type { CalculationBasis } from './norms.ts'
import { getNormsState, getValidity } from './validity.ts'

/** The persons of an input; their incomes determine whether a calculation is possible. */
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

/** Norms to use: those of a day, and for how many days after their end they may still be used. */
export interface NormsUsed extends CalculationBasis {
  graceDays: number
}

/** Errors that prevent a result, warnings about omitted parts, and the norms used. */
export interface CalculationMeta {
  errors: AdviceError[]
  warnings: AdviceWarning[]
  norms: AdviceNorms
}

/**
 * Creates the metadata about a calculation's norms: warning 'norms_ended' after their end, an error after the grace
 * period.
 */
export function getNormsMeta(
  calculation: Calculation,
  { norms, today, graceDays }: NormsUsed,
): CalculationMeta {
  const used = getValidity(norms, calculation)
  const state = getNormsState(used, today, graceDays)
  return {
    errors: state === 'refused' ? ['norms_ended'] : [],
    warnings: state === 'ended' ? ['norms_ended'] : [],
    norms: used,
  }
}

/**
 * Finds the errors that make a calculation impossible ('loan_parts', SCEN-19; 'income'; norms ended too long ago) and
 * the warnings about omitted parts: tax on the home without a WOZ value, obligations without an amount.
 */
export function getCalculationMeta(
  calculation: Calculation,
  used: NormsUsed,
  { applicant, partner, property_tax_value }: CalculationPersons,
  parts?: readonly unknown[],
): CalculationMeta {
  const persons = partner ? [applicant, partner] : [applicant]
  const { errors, warnings, norms } = getNormsMeta(calculation, used)
  return {
    errors: [
      ...errors,
      ...(parts?.length === 0 ? (['loan_parts'] as const) : []),
      ...(persons.some(hasIncome) ? [] : (['income'] as const)),
    ],
    warnings: [
      ...warnings,
      ...(property_tax_value === null ? (['property_tax_value'] as const) : []),
      ...(persons.some(hasUncountedObligations) ? (['obligations'] as const) : []),
    ],
    norms,
  }
}
