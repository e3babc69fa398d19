import { formatWholeEuro } from '@portal/domain/format/format-money'
import { createContext, useContext } from 'react'
import { useWidget } from '../widget-context.ts'
import type { FieldError } from './form-reader.ts'
import type { FormValues } from './form-values.ts'

export interface FormContextValue {
  values: FormValues
  change(name: string, value: string): void
  fieldErrors: readonly FieldError[]
}

const FormContext = createContext<FormContextValue | null>(null)

export const FormProvider = FormContext.Provider

export function useFormContext(): FormContextValue {
  const parts = useContext(FormContext)
  if (!parts) throw new Error('not in a form')
  return parts
}

export function useFormatFieldError(): (fieldError: FieldError) => string {
  const { text, language } = useWidget()
  return ({ text: id, max: most }) =>
    text(id, most === undefined ? {} : { most: formatWholeEuro(most, language) })
}

/** Text of a field's error; null if the field is valid. */
export function useFieldErrorText(name: string): string | null {
  const formatFieldError = useFormatFieldError()
  const fieldError = useFormContext().fieldErrors.find((one) => one.name === name)
  return fieldError ? formatFieldError(fieldError) : null
}
