import type { FieldErrors } from 'react-hook-form'

/** A field that is not right yet: its path in the form and what is wrong with it. */
export interface FieldError {
  name: string
  message: string
}

/** All mistakes of a form, those of nested fields and lists included, in the order of the form. */
export function fieldErrorsOf(errors: FieldErrors, path = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return []
    const name = path ? `${path}.${key}` : key
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }]
    return fieldErrorsOf(error as FieldErrors, name)
  })
}
