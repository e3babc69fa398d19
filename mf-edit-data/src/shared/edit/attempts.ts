import { useFormContext } from '@portal/ui/form'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/**
 * Runs something after each attempt to send the form around, with the mistakes it found. To read the form's state instead would draw
 * the whole form anew each time.
 */
export function useAfterAttempt(run: (errors: object) => void): void {
  const { subscribe } = useFormContext()
  const tell = useEffectEvent(run)
  useEffect(() => {
    let attempts = 0
    return subscribe({
      formState: { errors: true },
      callback: ({ submitCount = 0, errors = {} }) => {
        if (submitCount === attempts) return
        attempts = submitCount
        tell(errors)
      },
    })
  }, [subscribe])
}

/** Number of fields of a part of a form that must change, by the mistakes found there. */
export const countMistakes = (errors: object = {}): number =>
  Object.keys(errors).filter((name) => name !== 'root' && name !== 'message').length

/** Number of fields with errors below a path; the component renders again when it changes. */
export function useMistakesIn(path: string): number {
  const { subscribe, getFieldState } = useFormContext()
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { errors: true }, callback: changed }),
    [subscribe],
  )
  return useSyncExternalStore(follow, () => countMistakes(getFieldState(path).error))
}
