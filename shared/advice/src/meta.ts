import type { AdvicePerson } from '@portal/contract/advice'
import { unweighed } from './burdens.ts'

/** What of a body decides whether it can be worked out. */
interface Asked {
  applicant: AdvicePerson
  partner?: AdvicePerson | null | undefined
  property_tax_value?: number | null
}

const hasIncome = ({ income }: AdvicePerson): boolean =>
  [income.annual_employment_income, income.state_pension_income, income.old_age_pension_income].some(
    (amount) => (amount ?? 0) > 0,
  )

/**
 * Why nothing can be worked out ('loan_parts', SCEN-19; 'income'), and what was left out of what could be: the home's
 * tax without a WOZ value, obligations without an amount.
 */
export function metaOf({ applicant, partner, property_tax_value }: Asked, parts?: readonly unknown[]) {
  const persons = partner ? [applicant, partner] : [applicant]
  return {
    errors: [...(parts?.length === 0 ? ['loan_parts'] : []), ...(persons.some(hasIncome) ? [] : ['income'])],
    warnings: [
      ...(property_tax_value === null ? ['property_tax_value'] : []),
      ...(persons.some(unweighed) ? ['obligations'] : []),
    ],
  }
}
