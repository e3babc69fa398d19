import { TextField } from '@portal/ui/form'

interface EmailFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
}

/** Whether a text looks like an e-mail address; the server validates it more strictly. */
export const isEmailAddress = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())

export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} input={{ type: 'email', maxLength: 200, autoComplete: 'off' }} />
)
