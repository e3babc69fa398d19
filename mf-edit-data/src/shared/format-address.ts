import type { LivingProperty } from '@portal/contract/living-details'

/** Formats an address on one line; omits unknown parts. */
export function formatAddress(property: LivingProperty | null): string {
  const street = [property?.street_name, property?.formatted_number].filter(Boolean).join(' ')
  const place = [property?.postcode, property?.city].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ')
}
