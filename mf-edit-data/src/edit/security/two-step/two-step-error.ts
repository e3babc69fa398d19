import { ApiError } from '@portal/contract/error'

/** Text id of the error message for a rejected password or code; null without an error. */
export function getTwoStepErrorTextId(error: unknown) {
  if (!error) return null
  const errors = error instanceof ApiError ? error.body.errors : undefined
  if (errors?.current_password) return 'two_step_wrong_password'
  if (errors?.otp) return 'two_step_wrong_code'
  return error instanceof ApiError && error.status === 429 ? 'two_step_too_many' : 'two_step_failed'
}
