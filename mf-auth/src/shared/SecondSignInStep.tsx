import type { Credentials } from '@portal/remote-kit/portal'
import { useEffect } from 'react'
import { AppCodeForm } from './AppCodeForm.tsx'
import { MailedCodeForm } from './MailedCodeForm.tsx'
import { forgetSecondStep, storeSecondStep } from './stored-second-step.ts'

interface SecondSignInStepProps {
  /** Values typed in the first step. The password is empty after a reload; the form then asks for it. */
  credentials: Credentials
  /** Whether the server requires a code of the authenticator app. */
  byApp: boolean
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step of sign-in: a code of the authenticator app, otherwise a mailed code (OTP-02). */
export function SecondSignInStep({ credentials, byApp, onSignedIn, onBack }: SecondSignInStepProps) {
  useEffect(() => {
    if (credentials.password) storeSecondStep(credentials, byApp)
  }, [credentials, byApp])
  const createStepEndHandler = (next: (() => void) | undefined) => () => {
    forgetSecondStep()
    next?.()
  }
  const Step = byApp ? AppCodeForm : MailedCodeForm
  return (
    <Step
      credentials={credentials}
      onSignedIn={createStepEndHandler(onSignedIn)}
      {...(onBack && { onBack: createStepEndHandler(onBack) })}
    />
  )
}
