import { usePortal } from '@portal/remote-kit'
import { useState } from 'react'
import { needsAppCode } from '../shared/load-second-sign-in-step.ts'
import { SecondSignInStep } from '../shared/SecondSignInStep.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordChangedNotice } from './PasswordChangedNotice.tsx'
import type { TokenLink } from './token-link.ts'

interface NewPasswordStepsProps {
  kind: TokenLink['kind']
  token: string
  username: string
}

type PasswordStep =
  | { step: 'form' }
  | { step: 'code'; password: string; byApp: boolean }
  | { step: 'sign-in' }

/** Form for the new password and then sign-in (RESET-04); customers with a second factor also enter a code. */
export function NewPasswordSteps({ kind, token, username }: NewPasswordStepsProps) {
  const { session, navigate } = usePortal()
  const [next, setNext] = useState<PasswordStep>({ step: 'form' })
  const openHome = () => navigate('/', { replace: true })

  const signIn = async (password: string) => {
    const wanted = await session.signIn({ username, password })
    if (wanted.outcome === 'signed-in') openHome()
    else if (wanted.outcome === 'code-wanted')
      setNext({ step: 'code', password, byApp: needsAppCode(wanted) })
    else setNext({ step: 'sign-in' })
  }
  if (next.step === 'code')
    return (
      <SecondSignInStep
        credentials={{ username, password: next.password }}
        byApp={next.byApp}
        onSignedIn={openHome}
      />
    )
  if (next.step === 'sign-in') return <PasswordChangedNotice />
  return <NewPasswordForm kind={kind} token={token} username={username} onSet={signIn} />
}
