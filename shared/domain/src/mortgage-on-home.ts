import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'

const normalizePart = (part: string | null | undefined) => (part ?? '').replace(/\W/g, '').toUpperCase()

/**
 * Whether a mortgage is on the customer's home: equal postcode, number and addition (MORTGAGE-03). The letter of the
 * home counts as the start of the addition, since a mortgage has no field for it.
 */
export function isMortgageOnHome({ mainProperty }: Mortgage, home: LivingProperty | null): boolean {
  if (!mainProperty?.postal_code || !home?.postcode) return false
  return (
    normalizePart(mainProperty.postal_code) === normalizePart(home.postcode) &&
    normalizePart(mainProperty.number) === normalizePart(home.number) &&
    normalizePart(mainProperty.number_addition) ===
      normalizePart(home.number_letter) + normalizePart(home.number_addition)
  )
}
