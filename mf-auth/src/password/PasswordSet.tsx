import { ButtonLink } from '@portal/ui'
import { FormHead } from '../shared/frame/FormHead.tsx'
import { useText } from '../texts.ts'

/** Shown if the password was set but the automatic sign-in failed. */
export function PasswordSet() {
  const text = useText()
  return (
    <>
      <FormHead title={text('password_set')} intro={text('password_set_hint')} />
      <ButtonLink kind="primary" href="/login">
        {text('login_submit')}
      </ButtonLink>
    </>
  )
}
