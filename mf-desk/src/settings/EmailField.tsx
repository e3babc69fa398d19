import { TextField } from '@portal/ui/form'
import { useText } from '../texts.ts'

interface Props {
  name: string
  label: string
  hint?: string
  /** Whether it may be empty. */
  optional?: boolean
}

const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())

/** An e-mail address; the server validates it further. */
export function EmailField({ optional = false, ...field }: Props) {
  const text = useText()
  return (
    <TextField
      {...field}
      optional={optional}
      input={{ type: 'email', maxLength: 200, autoComplete: 'off' }}
      rules={{
        validate: (typed: string) =>
          (optional && typed.trim() === '') || isEmail(typed) || text('email_invalid'),
      }}
    />
  )
}
