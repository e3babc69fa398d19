import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { useUiText } from '../ui-texts/ui-texts.ts'
import { FieldBox } from './field-styles.ts'
import { rejectedInputErrorType, useFieldError } from './use-field-error.ts'

export interface FieldProps {
  /** Path of the value in the form's values. */
  name: string
  label: string
  hint?: string
  /** Marks the label as optional; fields are required by default. */
  optional?: boolean
  /** Content at the end of the label's line, such as a link. */
  aside?: ReactNode
}

/** Props that connect a control to its field. */
export interface FieldControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldLayoutProps extends FieldProps {
  children: (control: FieldControlProps) => ReactNode
}

/** A field with label, control, hint and error, linked for assistive technology. */
export function Field({ name, label, hint, optional, aside, children }: FieldLayoutProps) {
  const id = useId()
  const uiText = useUiText()
  const error = useFieldError(name, label, hint)
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <FieldBox>
      <div className="label">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
          {optional && <small>{` ${uiText('optional')}`}</small>}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {error && (
        <p
          id={`${id}-error`}
          className="error"
          role={error.type === rejectedInputErrorType ? 'alert' : undefined}
        >
          <Icon name="warning" size={18} />
          {error.message}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </FieldBox>
  )
}
