import type { LivingProperty } from '@portal/contract/living'
import { formatAddress } from '../../shared/format-address.ts'
import { useText } from '../../texts.ts'

/** Shows the stored address, and which parts of it are unknown (EDIT-11). */
export function CurrentAddress({ property }: { property: LivingProperty | null }) {
  const text = useText()
  const address = formatAddress(property)
  if (!address) return text('current_address_error')
  return text(property?.street_name ? 'current_address' : 'current_address_unknown', { address })
}
