import { obligationOwners } from '@portal/contract/obligation'
import { useText } from '../texts.ts'

/** Formats the owner of an obligation; null if unknown. */
export function useOwner() {
  const text = useText()
  return (owner: string | null): string | null => {
    const known = obligationOwners.find((one) => one === owner)
    return known ? text(`owner_${known}`) : null
  }
}
