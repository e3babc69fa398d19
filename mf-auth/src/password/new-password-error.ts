import { passwordRefusals } from '@portal/contract/auth'
import type { ApiError } from '@portal/contract/error'

/** Which message says why a new password was not taken (RESET-05, RESET-06). */
export function problemOf({ failure, status, body }: ApiError) {
  if (failure === 'unreachable') return 'login_error_offline'
  if (failure !== 'refused' || status !== 422) return 'password_error'
  if (body.error === 'token') return 'login_error_token'
  return body.errors?.password === passwordRefusals.same ? 'password_same' : 'password_too_common'
}
