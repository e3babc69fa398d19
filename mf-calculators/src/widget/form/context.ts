import { formatWholeEuro } from '@portal/domain/format/money'
import { createContext, useContext } from 'react'
import { useWidget } from '../context.ts'
import type { FieldError } from './read.ts'
import type { Values } from './values.ts'

/** A form under work, as its fields know it. */
export interface FormParts {
  values: Values
  change(name: string, value: string): void
  fieldErrors: readonly FieldError[]
}

const Parts = createContext<FormParts | null>(null)

/** Gives the fields below it their form. */
export const FormProvider = Parts.Provider

/** The form around a field. */
export function useFormParts(): FormParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('not in a form')
  return parts
}

/** Says in words what is wrong with a field. */
export function useErrorWords(): (fieldError: FieldError) => string {
  const { text, language } = useWidget()
  return ({ text: id, most }) => text(id, most === undefined ? {} : { most: formatWholeEuro(most, language) })
}

/** What is wrong with a field, in words; null when nothing is. */
export function useFieldError(name: string): string | null {
  const words = useErrorWords()
  const fieldError = useFormParts().fieldErrors.find((one) => one.name === name)
  return fieldError ? words(fieldError) : null
}
