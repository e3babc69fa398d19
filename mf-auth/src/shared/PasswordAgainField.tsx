import { PasswordField } from '@portal/ui/form'
import { useText } from '../texts.ts'

/** Asks for the password again in the second step after a reload, since passwords are not stored. */
export function PasswordAgainField() {
  const text = useText()
  return (
    <PasswordField
      name="password"
      label={text('login_password')}
      hint={text('otp_password_again')}
      autoComplete="current-password"
    />
  )
}
