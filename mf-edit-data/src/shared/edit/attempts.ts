import { useFormContext } from '@portal/ui/form'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/**
 * Runs a function after each submit of the form, with its errors. Reading the form state instead would rerender the
 * whole form.
 */
export function useAfterAttempt(run: (errors: object) => void): void {
  const { subscribe } = useFormContext()
  const report = useEffectEvent(run)
  useEffect(() => {
    let attempts = 0
    return subscribe({
      formState: { errors: true },
      callback: ({ submitCount = 0, errors = {} }) => {
        if (submitCount === attempts) return
        attempts = submitCount
        report(errors)
      },
    })
  }, [subscribe])
}

/** Number of invalid fields in a part of a form. */
export const countMistakes = (errors: object = {}): number =>
  Object.keys(errors).filter((name) => name !== 'root' && name !== 'message').length

/** Number of fields with errors below a path; the component rerenders when it changes. */
export function useMistakesIn(path: string): number {
  const { subscribe, getFieldState } = useFormContext()
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { errors: true }, callback: changed }),
    [subscribe],
  )
  return useSyncExternalStore(follow, () => countMistakes(getFieldState(path).error))
}
