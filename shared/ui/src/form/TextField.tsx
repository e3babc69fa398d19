import { cleanInput } from '@portal/domain/format/clean-input'
import { cleanLine } from '@portal/domain/format/clean-text'
import type { ReactNode, SyntheticEvent } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { convertText, isComposing } from './text-input.ts'

export interface TextFieldProps extends FieldProps {
  rules?: RegisterOptions
  /** Normalises the text while typing. */
  clean?: (typed: string) => string
  /** Inside the box, before and after the text: a unit, a button. */
  before?: ReactNode
  after?: ReactNode
  input?: StyledProps<'input'>
}

/** A field for one line of text. */
export function TextField({ name, rules, clean, before, after, input, ...field }: TextFieldProps) {
  const { register } = useFormContext()
  const { onChange, ...registered } = register(name, {
    setValueAs: convertText(cleanLine),
    ...rules,
  } as RegisterOptions)
  const change = (event: SyntheticEvent<HTMLInputElement>) => {
    if (clean && !isComposing(event)) cleanInput(event.currentTarget, clean)
    return onChange(event)
  }
  return (
    <Field name={name} {...field}>
      {(control) => (
        <div className="control">
          {before}
          <chakra.input
            {...control}
            {...registered}
            onChange={change}
            {...(clean && { onCompositionEnd: change })}
            {...input}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
