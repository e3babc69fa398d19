import { passwordErrorTexts } from '@portal/contract/auth'
import type { ApiError } from '@portal/contract/error'

/** Text id of the message for a failed password change (RESET-05, RESET-06). */
export function getNewPasswordErrorId({ failure, status, body }: ApiError) {
  if (failure === 'unreachable') return 'login_error_offline'
  if (failure !== 'refused' || status !== 422) return 'password_error'
  if (body.error === 'token') return 'login_error_token'
  return body.errors?.password === passwordErrorTexts.same ? 'password_same' : 'password_too_common'
}
