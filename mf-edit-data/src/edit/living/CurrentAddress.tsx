import type { LivingProperty } from '@portal/contract/living'
import { useText } from '../../texts.ts'

/** The address on file, with what of it is not known, or that none is known (EDIT-11). */
export function CurrentAddress({ property }: { property: LivingProperty | null }) {
  const text = useText()
  const street = [property?.street_name, property?.formatted_number].filter(Boolean).join(' ')
  const place = [property?.postcode, property?.city].filter(Boolean).join(' ')
  if (!street && !place) return text('current_address_error')
  const address = [street, place].filter(Boolean).join(', ')
  return text(property?.street_name ? 'current_address' : 'current_address_unknown', { address })
}
