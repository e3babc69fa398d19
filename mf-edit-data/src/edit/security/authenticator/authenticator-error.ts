import { parseClockDifference } from '@portal/contract/authenticator'
import { ApiError } from '@portal/contract/error'
import type { useText } from '../../../texts.ts'

/** Error message for a rejected password or code; null without an error. */
export function getAuthenticatorErrorText(error: unknown, text: ReturnType<typeof useText>): string | null {
  if (!error) return null
  const errors = error instanceof ApiError ? error.body.errors : undefined
  const off = parseClockDifference(errors?.code)
  if (off !== null) return text(off > 0 ? 'app_clock_ahead' : 'app_clock_behind', { minutes: Math.abs(off) })
  if (errors?.code) return text('app_code_wrong')
  if (errors?.current_password) return text('two_step_wrong_password')
  return text(error instanceof ApiError && error.status === 429 ? 'password_failed_often' : 'passkey_failed')
}
