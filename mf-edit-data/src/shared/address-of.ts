import type { LivingProperty } from '@portal/contract/living'

/** An address on one line, as far as known. */
export function addressOf(property: LivingProperty | null): string {
  const street = [property?.street_name, property?.formatted_number].filter(Boolean).join(' ')
  const place = [property?.postcode, property?.city].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ')
}
