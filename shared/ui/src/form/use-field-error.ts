import { useEffect, useRef } from 'react'
import { type FieldError, get, useFormContext } from 'react-hook-form'
import { useWords } from '../words/words.ts'

/** Kind of mistake of a field that did not take what was put in, and is still what it was. */
export const refused = 'refused'

/** Kinds of mistakes that the form itself finds; others were told by the server and stay until the next attempt. */
const found = ['required', 'min', 'max', 'minLength', 'maxLength', 'pattern', 'validate', refused]

/** The error at a path. Asking the form for a field's whole state would draw every field anew at each key. */
export const errorOf = (errors: object, name: string): FieldError | undefined => get(errors, name)

/**
 * What is wrong with a field. The form keeps the sentence, so when the field's texts change, as they do with the
 * language, a mistake that stands is looked for again.
 */
export function useFieldError(name: string, ...texts: (string | undefined)[]): FieldError | undefined {
  const { formState, trigger } = useFormContext()
  const error = errorOf(formState.errors, name)
  const wording = [useWords(), ...texts]
  const told = useRef(wording)
  useEffect(() => {
    if (wording.every((one, index) => one === told.current[index])) return
    told.current = wording
    if (error && found.includes(error.type)) void trigger(name)
  })
  return error?.message ? error : undefined
}
