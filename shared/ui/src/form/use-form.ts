import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'

/**
 * react-hook-form with the portal's defaults: validates on submit, then on change. A form without submit needs `mode:
 * 'onChange'`.
 */
export function useForm<Values extends FieldValues>(options?: UseFormProps<Values>): UseFormReturn<Values> {
  const form = useHookForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    ...options,
  })
  drawAtReset(form)
  return form
}

/** Subscribes to values that `reset` changes, so that react-hook-form renders the form again. */
const drawAtReset = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) =>
  formState.defaultValues

/** react-hook-form exports for forms with dependent fields. */
export { useFormContext, useWatch } from 'react-hook-form'
