import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'
import { Saved, type SavedCalculation } from './saved.ts'

/** Saved calculations of this account on this device; null until they were read. */
export function useSaved() {
  const draft = useDraft('saved-scenarios', Saved)
  const [changed, setChanged] = useState<SavedCalculation[] | null>(null)
  const saved = changed ?? (draft.ready ? (draft.begun?.value ?? []) : null)
  return {
    saved,
    kept: draft.kept,
    change: (next: SavedCalculation[]) => {
      setChanged(next)
      draft.keep(next)
    },
  }
}
