import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type FieldError, useFormContext } from 'react-hook-form'
import { useWords } from '../words/words.ts'

/** Kind of mistake of a field that did not take what was put in, and is still what it was. */
export const refused = 'refused'

/** Kinds of mistakes that the form itself finds; others were told by the server and stay until the next attempt. */
const found = ['required', 'min', 'max', 'minLength', 'maxLength', 'pattern', 'validate', refused]

/**
 * The mistake at a path of the form around, if any. What asks is drawn anew when that changes; the form's own state would draw anew
 * whatever reads it at each attempt to send, which takes a slow phone a tenth of a second for a long form.
 */
export function useErrorAt(name: string): FieldError | undefined {
  const { subscribe, getFieldState } = useFormContext()
  const follow = useCallback(
    (changed: () => void) => subscribe({ formState: { errors: true }, callback: changed }),
    [subscribe],
  )
  const look = () => getFieldState(name).error
  return useSyncExternalStore(follow, look, look)
}

/**
 * What is wrong with a field. The form keeps the sentence, so when the field's texts change, as they do with the
 * language, a mistake that stands is looked for again.
 */
export function useFieldError(name: string, ...texts: (string | undefined)[]): FieldError | undefined {
  const { trigger } = useFormContext()
  const error = useErrorAt(name)
  const wording = [useWords(), ...texts]
  const told = useRef(wording)
  useEffect(() => {
    if (wording.every((one, index) => one === told.current[index])) return
    told.current = wording
    if (error && found.includes(error.type)) void trigger(name)
  })
  return error?.message ? error : undefined
}
