import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type FieldError, useFormContext } from 'react-hook-form'
import { useUiText } from '../ui-texts/ui-texts.ts'

/** Type of the error at a field that rejected the customer's input and kept its previous value. */
export const rejectedInputErrorType = 'refused'

/**
 * Error types of validation in the browser. Errors of other types come from the server, and stay until the next submit.
 */
const clientErrorTypes = ['validate', rejectedInputErrorType]

/**
 * Returns the error at a path of the surrounding form, and renders only when that error changes. With react-hook-form's
 * own form state, every component that reads an error would render on each submit, which takes a slow phone a tenth of
 * a second for a long form.
 */
export function useErrorAtPath(name: string): FieldError | undefined {
  const { subscribe, getFieldState } = useFormContext()
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { errors: true }, callback: changed }),
    [subscribe],
  )
  const getError = () => getFieldState(name).error
  return useSyncExternalStore(follow, getError, getError)
}

/**
 * Returns the error of a field. The form stores the translated message, so an existing error is validated again when
 * the texts change with the language.
 */
export function useFieldError(name: string, ...texts: (string | undefined)[]): FieldError | undefined {
  const { trigger } = useFormContext()
  const error = useErrorAtPath(name)
  const wording = [useUiText(), ...texts]
  const lastWording = useRef(wording)
  useEffect(() => {
    if (wording.every((one, index) => one === lastWording.current[index])) return
    lastWording.current = wording
    if (error && clientErrorTypes.includes(error.type)) void trigger(name)
  })
  return error?.message ? error : undefined
}
