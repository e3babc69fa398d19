import { cleanInput } from '@portal/domain/format/clean-input'
import { cleanLine } from '@portal/domain/format/clean-text'
import type { ReactNode, SyntheticEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { convertText, isComposing } from './text-input.ts'

export interface TextFieldProps extends FieldProps {
  /** Normalises the text while typing. */
  clean?: (typed: string) => string
  /** Makes the form's value of the text; the default removes what no line of text has. */
  convert?: (typed: string) => string
  /** Called once the form has what was typed, and when the field is left. */
  onChange?: () => void
  onBlur?: () => void
  /** Inside the box, before and after the text: a unit, a button. */
  before?: ReactNode
  after?: ReactNode
  input?: StyledProps<'input'>
}

/** A field for one line of text. */
export function TextField({
  name,
  clean,
  convert = cleanLine,
  onChange: onTyped,
  onBlur: onLeft,
  before,
  after,
  input,
  ...field
}: TextFieldProps) {
  const { register } = useFormContext()
  const { onChange, ...registered } = register(name, {
    setValueAs: convertText(convert),
    ...(onTyped && { onChange: onTyped }),
    ...(onLeft && { onBlur: onLeft }),
  })
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
