import { useId } from 'react'
import { FieldBox } from './field-styles.ts'

interface StaticFieldProps {
  label: string
  children: string
}

/** A value that cannot be changed, in the layout of a field. */
export function StaticField({ label, children }: StaticFieldProps) {
  const id = useId()
  return (
    <FieldBox>
      <div className="label">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="control">
        <input id={id} disabled value={children} readOnly />
      </div>
    </FieldBox>
  )
}
