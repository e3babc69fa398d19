import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import { createFormResolver, type FormSchema } from './form-resolver.ts'

export interface FormOptions<Values extends FieldValues>
  extends Omit<UseFormProps<Values>, 'resolver' | 'validate'> {
  /** Schema that validates the values. Its messages are texts in the customer's language. */
  schema?: FormSchema<{ [Name in keyof Values]?: unknown }>
}

/**
 * react-hook-form with the portal's defaults: validates on submit, and after that on every change. A form without
 * submit needs `mode: 'onChange'`.
 */
export function useForm<Values extends FieldValues>({
  schema,
  ...options
}: FormOptions<Values> = {}): UseFormReturn<Values> {
  const form = useHookForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: createFormResolver<Values>(schema),
    ...options,
  })
  subscribeToReset(form)
  return form
}

/** Subscribes to the values that `reset` changes, so that react-hook-form renders the form after a reset. */
const subscribeToReset = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) =>
  formState.defaultValues

/** Exports of react-hook-form for forms in which fields depend on each other. */
export { useFormContext, useWatch } from 'react-hook-form'
