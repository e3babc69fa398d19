import { obligationOwners } from '@portal/contract/obligation'
import { useText } from '../texts.ts'

/** Returns a formatter of an obligation's owner; null if the owner is unknown. */
export function useFormatOwner() {
  const text = useText()
  return (owner: string | null): string | null => {
    const known = obligationOwners.find((one) => one === owner)
    return known ? text(`owner_${known}`) : null
  }
}
