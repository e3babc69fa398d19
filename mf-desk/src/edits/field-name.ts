import { type TextId, useText } from '../texts.ts'

/**
 * Returns the last segment of a path, which names a column or fact as in the API: `interest` for `part.12.interest`.
 */
export const getLastPathSegment = (path: string): string => path.split('.').at(-1) ?? path

/** Converts a camel-case name such as `fixedUntil` to snake case, as in the API. */
const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const fieldsWithText = [
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

export function getFieldTextId(path: string): TextId | null {
  const field = fieldsWithText.find((one) => one === toSnakeCase(getLastPathSegment(path)))
  return field ? `field_${field}` : null
}

/** Returns a function that names a changed field. A field without a text keeps its name from the API. */
export function useFieldName(): (path: string) => string {
  const text = useText()
  return (path) => {
    const id = getFieldTextId(path)
    return id ? text(id) : getLastPathSegment(path)
  }
}
