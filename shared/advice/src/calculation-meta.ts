import type { AdviceError, AdviceNorms, AdvicePerson, AdviceWarning } from '@portal/contract/advice'
import type { MaximumMortgagePerson } from '@portal/contract/maximum-mortgage'
import type { CalculationName } from './calculate.ts'
import { getCalculationValidity, getNormValidityState } from './norm-validity.ts'
import type { CalculationBasis } from './norms.ts'
import { hasUncountedObligations } from './obligation-burdens.ts'

interface CalculationPersons {
  applicant: AdvicePerson | MaximumMortgagePerson
  partner?: AdvicePerson | MaximumMortgagePerson | null | undefined
  property_tax_value?: number | null
}

const hasIncome = ({ income }: AdvicePerson | MaximumMortgagePerson): boolean =>
  [
    income.annual_employment_income,
    income.state_pension_income,
    income.old_age_pension_income,
    ...('business_income' in income ? (income.business_income ?? []) : []),
    ...('alimony_received' in income ? [income.alimony_received] : []),
  ].some((amount) => (amount ?? 0) > 0)

/** Norms of a day, which can still be used for `graceDays` days after their end. */
export interface NormsWithGracePeriod extends CalculationBasis {
  graceDays: number
}

/** Errors prevent a result. Warnings are about data that the result does not include. */
export interface CalculationMeta {
  errors: AdviceError[]
  warnings: AdviceWarning[]
  norms: AdviceNorms
}

/**
 * Creates the metadata about a calculation's norms: the warning 'norms_ended' after their end, and an error after the
 * grace period.
 */
export function createNormsMeta(
  calculation: CalculationName,
  { norms, today, graceDays }: NormsWithGracePeriod,
): CalculationMeta {
  const used = getCalculationValidity(norms, calculation)
  const state = getNormValidityState(used, today, graceDays)
  return {
    errors: state === 'too_old' ? ['norms_ended'] : [],
    warnings: state === 'ended' ? ['norms_ended'] : [],
    norms: used,
  }
}

/**
 * Finds errors that prevent a calculation: no loan parts or no income (SCEN-19), or norms that ended too long ago. Also
 * creates warnings: without a WOZ value the result has no tax on the home, and obligations without an amount are not
 * counted.
 */
export function createCalculationMeta(
  calculation: CalculationName,
  used: NormsWithGracePeriod,
  { applicant, partner, property_tax_value }: CalculationPersons,
  parts?: readonly unknown[],
): CalculationMeta {
  const persons = partner ? [applicant, partner] : [applicant]
  const { errors, warnings, norms } = createNormsMeta(calculation, used)
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
