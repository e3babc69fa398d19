import { useText } from '../texts.ts'

/** Whose an obligation may be, as the wire names it. */
export const obligationOwners = ['customer', 'partner', 'joint'] as const

/** Puts whose an obligation is in words; null where that is not known. */
export function useOwner() {
  const text = useText()
  return (owner: string | null): string | null => {
    const known = obligationOwners.find((one) => one === owner)
    return known ? text(`owner_${known}`) : null
  }
}
