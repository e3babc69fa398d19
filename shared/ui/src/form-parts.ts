/**
 * Parts of forms for the blocks that the shell shares: it bundles only those in use. Remotes import `form.tsx`, which is
 * a shared module.
 */
export { Field, type FieldProps } from './form/Field.tsx'
export { Form } from './form/Form.tsx'
export { TextAreaField } from './form/TextAreaField.tsx'
export { useController, useForm, useFormContext } from './form/use-form.ts'
export { useWaitBeforeSubmit } from './form/wait-before-submit.ts'
