import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'
import { type SavedCalculation, SavedCalculations } from './saved-calculation.ts'

/** Saved calculations of this account on this device; null until they are read. */
export function useSavedCalculations() {
  const draft = useDraft('saved-scenarios', SavedCalculations)
  const [changed, setChanged] = useState<SavedCalculation[] | null>(null)
  const saved = changed ?? (draft.ready ? (draft.resumed?.value ?? []) : null)
  return {
    saved,
    isStored: draft.isStored,
    change: (next: SavedCalculation[]) => {
      setChanged(next)
      draft.save(next)
    },
  }
}
