import { ButtonLink } from '@portal/ui'
import { FormHeader } from '../shared/layout/FormHeader.tsx'
import { useText } from '../texts.ts'

/** Notice that the password has changed but the automatic sign-in failed. */
export function PasswordChangedNotice() {
  const text = useText()
  return (
    <>
      <FormHeader title={text('password_set')} intro={text('password_set_hint')} />
      <ButtonLink kind="primary" href="/login">
        {text('login_submit')}
      </ButtonLink>
    </>
  )
}
