import { usePortal } from '@portal/remote-kit'
import { useState } from 'react'
import { SecondStep } from '../shared/SecondStep.tsx'
import { needsAppCode } from '../shared/second-step.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import type { TokenLink } from './token.ts'

interface Props {
  kind: TokenLink['kind']
  token: string
  username: string
}

type Next = { step: 'form' } | { step: 'code'; password: string; byApp: boolean } | { step: 'sign-in' }

/** Sets the new password and signs in (RESET-04); customers with a second factor still enter a code. */
export function NewPassword({ kind, token, username }: Props) {
  const { session, navigate } = usePortal()
  const [next, setNext] = useState<Next>({ step: 'form' })
  const enter = () => navigate('/', { replace: true })

  const signIn = async (password: string) => {
    const wanted = await session.signIn({ username, password })
    if (wanted.outcome === 'signed-in') enter()
    else if (wanted.outcome === 'code-wanted')
      setNext({ step: 'code', password, byApp: needsAppCode(wanted) })
    else setNext({ step: 'sign-in' })
  }
  if (next.step === 'code')
    return (
      <SecondStep credentials={{ username, password: next.password }} byApp={next.byApp} onSignedIn={enter} />
    )
  if (next.step === 'sign-in') return <PasswordSet />
  return <NewPasswordForm kind={kind} token={token} username={username} onSet={signIn} />
}
