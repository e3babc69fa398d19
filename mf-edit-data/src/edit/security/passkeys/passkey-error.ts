import { ApiError } from '@portal/contract/error'

/** Text id of the error message after a passkey could not be added; null without an error. */
export function getPasskeyErrorTextId(error: unknown) {
  if (!error) return null
  if (!(error instanceof ApiError))
    return (error as { name?: unknown }).name === 'InvalidStateError' ? 'passkey_exists' : 'passkey_cancelled'
  if (error.body.errors?.current_password) return 'two_step_wrong_password'
  if (error.body.errors?.passkey) return 'passkey_cancelled'
  if (error.body.error === 'exists') return 'passkey_exists'
  return error.status === 429 ? 'password_failed_often' : 'passkey_failed'
}
