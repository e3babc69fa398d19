import type { LivingProperty } from '@portal/contract/living-details'
import { parsePostcode } from '@portal/domain/format/clean-typed-text'

/** Whether postcode and house number are known, which a map or street view requires (PROFILE-02). */
export const hasMapAddress = ({ postcode, number }: LivingProperty): boolean => Boolean(postcode && number)

/** Street and number of a home; null if both are unknown. */
export function formatStreet({
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

export function formatPostcodeAndCity({ postcode, city }: LivingProperty): string | null {
  const code = postcode && (parsePostcode(postcode) ?? postcode)
  return [code, city].filter(Boolean).join(' ') || null
}

export const formatFullAddress = (home: LivingProperty): string | null =>
  [formatStreet(home), formatPostcodeAndCity(home)].filter(Boolean).join(', ') || null
