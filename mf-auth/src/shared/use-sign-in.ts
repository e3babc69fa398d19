import { usePortal } from '@portal/remote-kit'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { useState } from 'react'
import { useText } from '../texts.ts'

const textIdByOutcome = {
  'not-found': 'login_error_notfound',
  'not-authorized': 'login_error_noauth',
  'no-access': 'login_error_noaccess',
  'unknown-office': 'login_error_office',
  offline: 'login_error_offline',
  failed: 'login_error',
} as const

/** Text ids for error codes of the server that are more specific than the sign-in outcome. */
const textIdByErrorCode: Record<
  string,
  'otp_over' | 'login_error_too_many' | 'login_passkey_unknown' | 'login_passkey_failed'
> = {
  code_over: 'otp_over',
  passkey: 'login_passkey_unknown',
  passkey_over: 'login_passkey_failed',
  too_many_attempts: 'login_error_too_many',
  too_many_requests: 'login_error_too_many',
}

interface SignInOptions {
  /** Error message if the server requires a code although the customer entered one. */
  codeWantedErrorId?: 'login_error_noauth'
}

/** Signs in, and keeps the error message until the next attempt (LOGIN-08 … LOGIN-12). */
export function useSignIn({ codeWantedErrorId: codeWanted }: SignInOptions = {}) {
  const { session } = usePortal()
  const text = useText()
  const [result, setResult] = useState<SignInResult>()

  const signIn = async (credentials: Credentials): Promise<SignInResult> => {
    setResult(undefined)
    const next = await session.signIn(credentials)
    setResult(next)
    return next
  }
  const getErrorText = (): string | null => {
    if (!result || result.outcome === 'signed-in') return null
    const specificText = textIdByErrorCode[String(result.refusal?.error)]
    if (specificText) return text(specificText)
    if (result.outcome === 'code-wanted') return codeWanted ? text(codeWanted) : null
    return result.outcome === 'message' ? result.message : text(textIdByOutcome[result.outcome])
  }
  return {
    signIn,
    problem: getErrorText(),
    forgetProblem: () => setResult(undefined),
    /** Shows the general error message. */
    failed: () => setResult({ outcome: 'failed' }),
  }
}
