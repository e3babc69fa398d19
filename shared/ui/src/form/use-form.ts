import {
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form'

/**
 * A form of react-hook-form with the portal's manners: it checks on sending, then as the customer corrects. One that is
 * never sent, since it answers as one types, asks for `mode: 'onChange'`.
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

/** Lets a form be drawn anew as it is reset, which forgets its fields until they are: react-hook-form draws anew for what was read. */
const drawAtReset = <Values extends FieldValues>({ formState }: UseFormReturn<Values>) =>
  formState.defaultValues

/** Parts of react-hook-form that a form needs where one field depends on another. */
export { useFormContext, useWatch } from 'react-hook-form'
