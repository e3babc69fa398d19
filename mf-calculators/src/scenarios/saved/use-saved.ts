import { useDraft } from '@portal/remote-kit'
import { useState } from 'react'
import { Saved, type SavedCalculation } from './saved.ts'

/** The calculations that the customer keeps, on this device and for this account alone; null until they have been read. */
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
