import { ApiError } from '@portal/contract/error'

/** Id of the message for a failed password or code; null without an error. */
export function twoStepErrorOf(error: unknown) {
  if (!error) return null
  const errors = error instanceof ApiError ? error.body.errors : undefined
  if (errors?.current_password) return 'two_step_wrong_password'
  if (errors?.otp) return 'two_step_wrong_code'
  return error instanceof ApiError && error.status === 429 ? 'two_step_too_many' : 'two_step_failed'
}
