import { createContext, useContext, useEffect } from 'react'

/** Resolves once a field is ready to be sent; null when it is already. */
export type Wait = () => Promise<void> | null

export const SubmitWaits = createContext<Set<Wait> | null>(null)

/** Makes the form around wait for a field before it is checked and sent. `wait` must stay the same function. */
export function useWaitBeforeSubmit(wait: Wait): void {
  const waits = useContext(SubmitWaits)
  useEffect(() => {
    waits?.add(wait)
    return () => void waits?.delete(wait)
  }, [waits, wait])
}
