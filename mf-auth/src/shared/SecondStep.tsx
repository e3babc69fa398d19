import type { Credentials } from '@portal/remote-kit/portal'
import { useEffect } from 'react'
import { AppCodeForm } from './AppCodeForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { forgetSecondStep, keepSecondStep } from './kept-second-step.ts'

interface Props {
  /** Without a password after a reload; the form then asks for it. */
  credentials: Credentials
  /** Whether the server wants a code of the customer's app. */
  byApp: boolean
  onSignedIn?: (() => void) | undefined
  onBack?: () => void
}

/** Second step of signing in: a code of the authenticator app, or without one a mailed code (OTP-02). */
export function SecondStep({ credentials, byApp, onSignedIn, onBack }: Props) {
  useEffect(() => {
    if (credentials.password) keepSecondStep(credentials, byApp)
  }, [credentials, byApp])
  const leave = (next: (() => void) | undefined) => () => {
    forgetSecondStep()
    next?.()
  }
  const Step = byApp ? AppCodeForm : CodeForm
  return (
    <Step
      credentials={credentials}
      onSignedIn={leave(onSignedIn)}
      {...(onBack && { onBack: leave(onBack) })}
    />
  )
}
