import { createContext, useContext, useEffect } from 'react'

/** Resolves when a field is ready; null if it already is. */
export type SubmitWait = () => Promise<void> | null

export const SubmitWaitsContext = createContext<Set<SubmitWait> | null>(null)

/** Makes the surrounding form wait for a field before validation. `wait` must be a stable function. */
export function useWaitBeforeSubmit(wait: SubmitWait): void {
  const waits = useContext(SubmitWaitsContext)
  useEffect(() => {
    waits?.add(wait)
    return () => void waits?.delete(wait)
  }, [waits, wait])
}
