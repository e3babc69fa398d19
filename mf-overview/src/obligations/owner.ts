import { obligationOwners } from '@portal/contract/obligation'
import { useText } from '../texts.ts'

/** Puts whose an obligation is in words; null where that is not known. */
export function useOwner() {
  const text = useText()
  return (owner: string | null): string | null => {
    const known = obligationOwners.find((one) => one === owner)
    return known ? text(`owner_${known}`) : null
  }
}
