import { wantsAppCode } from '@portal/contract/authenticator'
import type { Credentials, SignInResult } from '@portal/remote-kit/portal'
import { AppCodeForm } from './AppCodeForm.tsx'
import { CodeForm } from './CodeForm.tsx'

interface Props {
  credentials: Credentials
  /** How the first step ended: the server says in it which code it wants. */
  wanted: SignInResult
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step of signing in: a code of the authenticator app, or without one a mailed code (OTP-02). */
export function SecondStep({ wanted, ...props }: Props) {
  const byApp = 'refusal' in wanted && wanted.refusal?.errors?.otp === wantsAppCode
  return byApp ? <AppCodeForm {...props} /> : <CodeForm {...props} />
}
