import { createContext, useContext, useEffect } from 'react'

/** Resolves when a field is ready; null if it already is. */
export type Wait = () => Promise<void> | null

export const SubmitWaits = createContext<Set<Wait> | null>(null)

/** Makes the surrounding form wait for a field before validation. `wait` must be a stable function. */
export function useWaitBeforeSubmit(wait: Wait): void {
  const waits = useContext(SubmitWaits)
  useEffect(() => {
    waits?.add(wait)
    return () => void waits?.delete(wait)
  }, [waits, wait])
}
