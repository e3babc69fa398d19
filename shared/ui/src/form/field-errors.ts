import type { FieldErrors } from 'react-hook-form'

/** Error of an invalid field, with the path of the field. */
export interface FieldError {
  name: string
  message: string
}

/** Lists all errors of a form, including nested fields and lists, in the order of the form. */
export function listFieldErrors(errors: FieldErrors, path = ''): FieldError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object' || key === 'ref') return []
    const name = path ? `${path}.${key}` : key
    if ('message' in error && typeof error.message === 'string') return [{ name, message: error.message }]
    return listFieldErrors(error as FieldErrors, name)
  })
}
