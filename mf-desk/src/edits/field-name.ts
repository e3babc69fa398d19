import { type TextId, useText } from '../texts.ts'

/** Column or fact at the end of a path, as on the wire: `interest` of `part.12.interest`. */
export const fieldOf = (path: string): string => path.split('.').at(-1) ?? path

/** A camel-case name such as `fixedUntil` in snake case, as in the API. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields for which the desk has texts. */
const known = [
  'mobile',
  'email',
  'initials',
  'first_name',
  'suffix',
  'last_name',
  'date_of_birth',
  'sex',
  'has_partner',
  'retirement_date',
  'gross_annual_income',
  'gross_annual_old_age_pension_amount',
  'gross_annual_employment_pension_amount',
  'gross_annual_annuity_amount',
  'gross_annual_partner_pension_amount',
  'title',
  'total',
  'street_name',
  'number',
  'number_addition',
  'postcode',
  'city',
  'market_value',
  'woz_value',
  'interest',
  'interest_type',
  'fixed_until',
  'fixed_duration',
  'start_date',
  'end_date',
  'principal',
  'remaining_debt',
  'saved_value',
  'repayment_type',
  'nhg',
  'deduction_from',
] as const

/** Text id of a field; null if the desk has no text for it. */
export function fieldText(path: string): TextId | null {
  const field = known.find((one) => one === snake(fieldOf(path)))
  return field ? `field_${field}` : null
}

/** Name of a changed field; if the desk has no text for it, its name on file. */
export function useFieldName(): (path: string) => string {
  const text = useText()
  return (path) => {
    const id = fieldText(path)
    return id ? text(id) : fieldOf(path)
  }
}
