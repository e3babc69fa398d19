import { type ReactNode, useId } from 'react'
import { useWidget } from '../context.ts'
import { Icon } from '../icon.tsx'
import { useFieldError } from './context.ts'

/** What every field has, whatever is typed into it. */
export interface FieldProps {
  name: string
  label: string
  hint?: string
  /** Says so behind the label; fields are required unless said. */
  optional?: boolean
}

/** What a control needs to belong to its field. */
interface ControlProps {
  id: string
  name: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, control, hint and error, tied together. */
export function Field({
  name,
  label,
  hint,
  optional,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const { text } = useWidget()
  const fieldError = useFieldError(name)
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
      {fieldError && <Wrong id={`${id}-error`}>{fieldError}</Wrong>}
      {hint && (
        <p id={`${id}-hint`} className="meta">
          {hint}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a field, below it. */
export const Wrong = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="wrong">
    <Icon name="warning" size={18} />
    {children}
  </p>
)
