import { usePortal } from '@portal/remote-kit'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { useState } from 'react'
import { useText } from '../texts.ts'

const problems = {
  'not-found': 'login_error_notfound',
  'not-authorized': 'login_error_noauth',
  'no-access': 'login_error_noaccess',
  'unknown-office': 'login_error_office',
  offline: 'login_error_offline',
  failed: 'login_error',
} as const

/** Signs in and keeps what went wrong, in words, until the next attempt. */
export function useSignIn() {
  const { session } = usePortal()
  const text = useText()
  const [result, setResult] = useState<SignInResult>()

  const signIn = async (credentials: Credentials): Promise<SignInResult> => {
    setResult(undefined)
    const next = await session.signIn(credentials)
    setResult(next)
    return next
  }
  return { signIn, problem: problemOf(result, text) }
}

function problemOf(result: SignInResult | undefined, text: ReturnType<typeof useText>): string | null {
  if (!result || result.outcome === 'signed-in' || result.outcome === 'code-wanted') return null
  return result.outcome === 'message' ? result.message : text(problems[result.outcome])
}
