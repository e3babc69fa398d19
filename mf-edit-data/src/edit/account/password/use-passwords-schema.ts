import { isPasswordLongEnough } from '@portal/contract/auth'
import * as v from '@portal/contract/schema'
import { requireValue } from '@portal/remote-kit/form-schema'
import { useText } from '../../../texts.ts'

/**
 * Schema of the password form: the current password, and twice a new one that is long enough (PWCHANGE-02 …
 * PWCHANGE-05).
 */
export function usePasswordsSchema() {
  const text = useText()
  const password = requireValue(text('login_error_password'))
  return v.pipe(
    v.object({
      currentPassword: password,
      newPassword: v.pipe(password, v.check(isPasswordLongEnough, text('password_min_length'))),
      newPasswordConfirmation: password,
    }),
    v.forward(
      v.partialCheck(
        [['currentPassword'], ['newPassword']],
        ({ currentPassword, newPassword }) => newPassword !== currentPassword,
        text('password_same'),
      ),
      ['newPassword'],
    ),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['newPasswordConfirmation']],
        ({ newPassword, newPasswordConfirmation }) => newPasswordConfirmation === newPassword,
        text('new_password_equal'),
      ),
      ['newPasswordConfirmation'],
    ),
  )
}
