import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'

const normalizeAddressPart = (part: string | null | undefined) =>
  (part ?? '').replace(/\W/g, '').toUpperCase()

/**
 * Returns whether a mortgage is on the customer's home: postcode, number and addition are equal (MORTGAGE-03). A
 * mortgage has no field for a letter after the number, so a letter counts as the start of the addition.
 */
export function isMortgageOnHome({ mainProperty }: Mortgage, home: LivingProperty | null): boolean {
  if (!mainProperty?.postal_code || !home?.postcode) return false
  return (
    normalizeAddressPart(mainProperty.postal_code) === normalizeAddressPart(home.postcode) &&
    normalizeAddressPart(mainProperty.number) === normalizeAddressPart(home.number) &&
    normalizeAddressPart(mainProperty.number_addition) ===
      normalizeAddressPart(home.number_letter) + normalizeAddressPart(home.number_addition)
  )
}
