import { cleanInputValue } from '@portal/domain/format/clean-input'
import { cleanLine } from '@portal/domain/format/clean-text'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { chakra, type StyledProps } from '../system/styled.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { createTextConverter, isComposing } from './text-input.ts'

export interface TextFieldProps extends FieldProps {
  /** Normalises the text while the customer types. */
  clean?: (typed: string) => string
  /** Converts the text to the form's value. By default, removes characters that one line of text cannot have. */
  convert?: (typed: string) => string
  /** Called after the form has stored the typed text. */
  onChange?: () => void
  /** Called when the customer leaves the field, or submits the form from it with Enter. */
  onBlur?: () => void
  /** Content inside the box before the text, such as a unit or a button. */
  before?: ReactNode
  after?: ReactNode
  input?: StyledProps<'input'>
}

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
    setValueAs: createTextConverter(convert),
    ...(onTyped && { onChange: onTyped }),
    ...(onLeft && { onBlur: onLeft }),
  })
  const handleChange = (event: SyntheticEvent<HTMLInputElement>) => {
    if (clean && !isComposing(event)) cleanInputValue(event.currentTarget, clean)
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
            onChange={handleChange}
            {...(clean && { onCompositionEnd: handleChange })}
            {...(onLeft && { onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && onLeft() })}
            {...input}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
