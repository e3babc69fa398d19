import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { Field, type FieldProps } from './Field.tsx'

export interface TextFieldProps extends FieldProps {
  rules?: RegisterOptions
  /** Makes what is typed into what the field may hold, while it is typed. */
  clean?: (typed: string) => string
  /** Stand inside the box, before and behind the text: a unit, a button. */
  before?: ReactNode
  after?: ReactNode
  input?: HTMLChakraProps<'input'>
}

/** A field for one line of text. */
export function TextField({ name, rules, clean, before, after, input, ...field }: TextFieldProps) {
  const { register } = useFormContext()
  const { onChange, ...registered } = register(name, rules)
  const change: typeof onChange = (event) => {
    if (clean) event.target.value = clean(event.target.value)
    return onChange(event)
  }
  return (
    <Field name={name} {...field}>
      {(control) => (
        <div className="control">
          {before}
          <chakra.input {...control} {...registered} onChange={change} {...input} />
          {after}
        </div>
      )}
    </Field>
  )
}
