import { useId } from 'react'
import { FieldBox } from './field-look.ts'

interface Props {
  label: string
  /** What stands in it. */
  children: string
}

/** A field that cannot be filled in now, in the place it has when it can. */
export function StaticField({ label, children }: Props) {
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
