import type { Credentials } from '@portal/remote-kit/portal'
import { useEffect } from 'react'
import { AppCodeForm } from './AppCodeForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { forgetSecondStep, storeSecondStep } from './stored-second-step.ts'

interface Props {
  /** Values typed in the first step. The password is empty after a reload; the form then asks for it. */
  credentials: Credentials
  /** Whether the server requires a code of the authenticator app. */
  byApp: boolean
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step of sign-in: a code of the authenticator app, otherwise a mailed code (OTP-02). */
export function SecondSignInStep({ credentials, byApp, onSignedIn, onBack }: Props) {
  useEffect(() => {
    if (credentials.password) storeSecondStep(credentials, byApp)
  }, [credentials, byApp])
  const createStepForgetter = (next: (() => void) | undefined) => () => {
    forgetSecondStep()
    next?.()
  }
  const Step = byApp ? AppCodeForm : CodeForm
  return (
    <Step
      credentials={credentials}
      onSignedIn={createStepForgetter(onSignedIn)}
      {...(onBack && { onBack: createStepForgetter(onBack) })}
    />
  )
}
