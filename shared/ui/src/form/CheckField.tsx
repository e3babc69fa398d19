import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { fixed } from '../system/fixed.ts'

interface Props {
  /** Path of the value in the form: true or false. */
  name: string
  label: ReactNode
  hint?: string
}

const CheckBox = fixed('div', {
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '44px',
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& input': { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' },
  '& > p': { textStyle: 'meta', color: 'ink2', pl: '36px' },
})

/** Something that is so or is not. */
export function CheckField({ name, label, hint }: Props) {
  const id = useId()
  const { register } = useFormContext()
  return (
    <CheckBox>
      <label>
        <input type="checkbox" aria-describedby={hint && id} {...register(name)} />
        <span>{label}</span>
      </label>
      {hint && <p id={id}>{hint}</p>}
    </CheckBox>
  )
}
