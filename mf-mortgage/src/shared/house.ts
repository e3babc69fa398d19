import type { LivingProperty } from '@portal/contract/living'
import { postcodeOf } from '@portal/domain/format/typing'

/** Whether a map or street view is possible: postcode and house number are known (PROFILE-02). */
export const canBePlaced = ({ postcode, number }: LivingProperty): boolean => Boolean(postcode && number)

/** Street and number of a home; null if both are unknown. */
export function streetOf({
  address,
  street_name,
  number,
  number_letter,
  number_addition,
  formatted_number,
}: LivingProperty) {
  const house =
    formatted_number ??
    [[number, number_letter].filter(Boolean).join(''), number_addition].filter(Boolean).join('-')
  return address || [street_name, house].filter(Boolean).join(' ') || null
}

/** Postcode and city of a home; null if both are unknown. */
export function placeOf({ postcode, city }: LivingProperty): string | null {
  const code = postcode && (postcodeOf(postcode) ?? postcode)
  return [code, city].filter(Boolean).join(' ') || null
}

/** Address of a home on one line; null if unknown. */
export const fullAddressOf = (home: LivingProperty): string | null =>
  [streetOf(home), placeOf(home)].filter(Boolean).join(', ') || null
