import { ButtonLink } from '@portal/ui'
import { FormHead } from '../shared/frame/FormHead.tsx'
import { useText } from '../texts.ts'

/** The password is set, but signing in by itself did not work. */
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
