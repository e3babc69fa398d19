import type { LivingProperty } from '@portal/contract/living'
import { useText } from '../texts.ts'

/** The address on file, or that none is known (EDIT-11). */
export function CurrentAddress({ property }: { property: LivingProperty | null }) {
  const text = useText()
  const street = [property?.street_name, property?.formatted_number].filter(Boolean).join(' ')
  const place = [property?.postcode, property?.city].filter(Boolean).join(' ')
  if (!street && !place) return text('current_address_error')
  return text('current_address', { address: [street, place].filter(Boolean).join(', ') })
}
