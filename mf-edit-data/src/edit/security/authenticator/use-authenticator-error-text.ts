import { parseClockDifference } from '@portal/contract/authenticator'
import type { ApiError } from '@portal/contract/error'
import { useText } from '../../../texts.ts'

/** Returns a function that gives the error message for a rejected password or code. */
export function useAuthenticatorErrorText(): (error: ApiError) => string {
  const text = useText()
  return ({ status, body: { errors } }) => {
    const off = parseClockDifference(errors?.code)
    if (off !== null)
      return text(off > 0 ? 'app_clock_ahead' : 'app_clock_behind', { minutes: Math.abs(off) })
    if (errors?.code) return text('app_code_wrong')
    if (errors?.current_password) return text('two_step_wrong_password')
    return text(status === 429 ? 'password_failed_often' : 'passkey_failed')
  }
}
