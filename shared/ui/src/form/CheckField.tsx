import { type ReactNode, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'
import { chakra } from '../system/styled.tsx'
import { useFieldError } from './use-field-error.ts'

interface CheckFieldProps {
  /** Path of the boolean in the form's values. */
  name: string
  label: ReactNode
  hint?: string
}

const CheckFieldBox = chakra('div', {
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '44px',
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& input': { w: '24px', h: '24px', flex: 'none', accentColor: 'var(--link)', cursor: 'pointer' },
  '& > .error': { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'bad', fontWeight: 500, pl: '36px' },
  '& > .hint': { textStyle: 'meta', color: 'ink2', pl: '36px' },
})

export function CheckField({ name, label, hint }: CheckFieldProps) {
  const id = useId()
  const { register } = useFormContext()
  const error = useFieldError(name, hint)?.message
  const described = [error && `${id}-error`, hint && id].filter(Boolean).join(' ')
  return (
    <CheckFieldBox>
      <label>
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...register(name)}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="error">
          <Icon name="warning" size={18} />
          {error}
        </p>
      )}
      {hint && (
        <p id={id} className="hint">
          {hint}
        </p>
      )}
    </CheckFieldBox>
  )
}
