import { formatWholeEuro } from '@portal/domain/format/money'
import { createContext, useContext } from 'react'
import { useWidget } from '../context.ts'
import type { FieldError } from './read.ts'
import type { Values } from './values.ts'

/** A form's state for its fields. */
export interface FormParts {
  values: Values
  change(name: string, value: string): void
  fieldErrors: readonly FieldError[]
}

const Parts = createContext<FormParts | null>(null)

/** Provides a form's state to its fields. */
export const FormProvider = Parts.Provider

/** Returns the state of the form. */
export function useFormParts(): FormParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('not in a form')
  return parts
}

/** Formats a field's error. */
export function useErrorWords(): (fieldError: FieldError) => string {
  const { text, language } = useWidget()
  return ({ text: id, max: most }) =>
    text(id, most === undefined ? {} : { most: formatWholeEuro(most, language) })
}

/** Formatted error of a field; null if it is valid. */
export function useFieldError(name: string): string | null {
  const words = useErrorWords()
  const fieldError = useFormParts().fieldErrors.find((one) => one.name === name)
  return fieldError ? words(fieldError) : null
}
