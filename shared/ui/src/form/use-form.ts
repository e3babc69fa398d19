import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'
import { createFormResolver, type FormSchema } from './form-resolver.ts'

export interface FormOptions<Values extends FieldValues>
  extends Omit<UseFormProps<Values>, 'resolver' | 'validate'> {
  /** Validates the values; its messages are texts in the customer's language. */
  schema?: FormSchema<{ [Name in keyof Values]?: unknown }>
}

/**
 * react-hook-form with the portal's defaults: validates on submit, then on change. A form without submit needs `mode:
 * 'onChange'`.
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

/** Subscribes to values that `reset` changes, so that react-hook-form renders the form again. */
const subscribeToReset = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) =>
  formState.defaultValues

/** react-hook-form exports for forms with dependent fields. */
export { useFormContext, useWatch } from 'react-hook-form'
