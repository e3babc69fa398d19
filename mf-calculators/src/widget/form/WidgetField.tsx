import { type ReactNode, useId } from 'react'
import { useWidget } from '../widget-context.ts'
import { WidgetIcon } from '../widget-icon.tsx'
import { useFieldErrorText } from './form-context.ts'

export interface WidgetFieldProps {
  name: string
  label: string
  hint?: string
  /** Marks the field as optional in its label; fields are required by default. */
  optional?: boolean
}

/** Props that connect a control to its field. */
interface FieldControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, hint and error of a field. */
export function WidgetField({
  name,
  label,
  hint,
  optional,
  children,
}: WidgetFieldProps & { children: (control: FieldControlProps) => ReactNode }) {
  const id = useId()
  const { text } = useWidget()
  const fieldError = useFieldErrorText(name)
  const described = [fieldError && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <small> {text('optional')}</small>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': fieldError ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {fieldError && <FieldErrorText id={`${id}-error`}>{fieldError}</FieldErrorText>}
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  )
}

export const FieldErrorText = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="wrong">
    <WidgetIcon name="warning" size={18} />
    {children}
  </p>
)
