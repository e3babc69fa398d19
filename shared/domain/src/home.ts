import type { LivingProperty } from '@portal/contract/living'
import type { Mortgage } from '@portal/contract/mortgage'

const plain = (part: string | null | undefined) => (part ?? '').replace(/\W/g, '').toUpperCase()

/**
 * Whether a mortgage is on the customer's home: postcode, number and addition are equal (MORTGAGE-03). A letter counts
 * as the start of the addition, since a mortgage has no separate field for it.
 */
export function isOnHome({ mainProperty }: Mortgage, home: LivingProperty | null): boolean {
  if (!mainProperty?.postal_code || !home?.postcode) return false
  return (
    plain(mainProperty.postal_code) === plain(home.postcode) &&
    plain(mainProperty.number) === plain(home.number) &&
    plain(mainProperty.number_addition) === plain(home.number_letter) + plain(home.number_addition)
  )
}
