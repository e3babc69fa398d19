import { createContext, useContext, useEffect } from 'react'

/**
 * Function with which a form waits for one of its fields. Returns a promise that resolves when the field is ready; null
 * if it already is.
 */
export type SubmitWait = () => Promise<void> | null

export const SubmitWaitsContext = createContext<Set<SubmitWait> | null>(null)

/**
 * Makes the surrounding form wait for a field before it validates. `wait` must be the same function on every render.
 */
export function useWaitBeforeSubmit(wait: SubmitWait): void {
  const waits = useContext(SubmitWaitsContext)
  useEffect(() => {
    waits?.add(wait)
    return () => void waits?.delete(wait)
  }, [waits, wait])
}
