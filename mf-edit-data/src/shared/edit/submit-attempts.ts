import { useFormContext } from '@portal/ui/form'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/**
 * Runs a function after each submit of the form, with the form's errors. Reading the form state instead would rerender
 * the whole form.
 */
export function useAfterSubmit(run: (errors: object) => void): void {
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

export const countFieldErrors = (errors: object = {}): number =>
  Object.keys(errors).filter((name) => name !== 'root' && name !== 'message').length

/** Number of invalid fields below a path; the component rerenders when the number changes. */
export function useFieldErrorCount(path: string): number {
  const { subscribe, getFieldState } = useFormContext()
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { errors: true }, callback: changed }),
    [subscribe],
  )
  return useSyncExternalStore(follow, () => countFieldErrors(getFieldState(path).error))
}
