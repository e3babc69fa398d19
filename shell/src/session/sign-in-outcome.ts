import { ApiError } from '@portal/contract/error'
import type { SignInResult } from '@portal/remote-kit/portal'

const codeRequiredMessage = 'This user only allows two factor authentication.'

/** Maps a rejected sign-in to its outcome (LOGIN-07 … LOGIN-12, OTP-01). */
export function toSignInResult(error: unknown, tenant: string | null): SignInResult {
  const result = interpretRejection(error)
  if (!(error instanceof ApiError) || error.failure !== 'refused') return result
  return { ...result, refusal: { ...error.body, tenant } }
}

function interpretRejection(error: unknown): Exclude<SignInResult, { outcome: 'signed-in' }> {
  if (!(error instanceof ApiError)) return { outcome: 'failed' }
  if (error.failure === 'unreachable') return { outcome: 'offline' }
  const { error: name, message } = error.body
  if (name === 'two_factor_required' || message === codeRequiredMessage) return { outcome: 'code-wanted' }
  if (error.status === 422) return { outcome: 'not-found' }
  if (error.status === 401) return { outcome: 'not-authorized' }
  if (error.status === 403) return { outcome: 'no-access' }
  if (name === 'could not transform tenantcode') return { outcome: 'unknown-office' }
  if (error.status < 500 && message && (name === undefined || name === 'quota_reached'))
    return { outcome: 'message', message }
  return { outcome: 'failed' }
}
