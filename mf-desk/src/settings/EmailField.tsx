import { TextField } from '@portal/ui/form'

interface Props {
  name: string
  label: string
  hint?: string
  /** Whether it may be empty. */
  optional?: boolean
}

/** Whether a text is an e-mail address; the server looks at it more closely. */
export const isEmail = (typed: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())

/** An e-mail address. */
export const EmailField = (props: Props) => (
  <TextField {...props} input={{ type: 'email', maxLength: 200, autoComplete: 'off' }} />
)
