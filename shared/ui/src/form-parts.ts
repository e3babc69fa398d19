/**
 * Parts of forms for the blocks that the shell shares, and for widgets: they bundle only those in use. Remotes import
 * `form.tsx`, which is a shared module.
 */
export { FormProvider, set as setValueAtPath, type UseFormReturn, useFieldArray } from 'react-hook-form'
export { Field, type FieldProps } from './form/Field.tsx'
export { Form } from './form/Form.tsx'
export { TextAreaField } from './form/TextAreaField.tsx'
export { useController, useForm, useFormContext } from './form/use-form.ts'
export { useWaitBeforeSubmit } from './form/wait-before-submit.ts'
