import { usePortal } from '@portal/remote-kit'
import { useState } from 'react'
import { CodeForm } from '../shared/CodeForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { PasswordSet } from './PasswordSet.tsx'
import type { TokenLink } from './token.ts'

interface Props {
  kind: TokenLink['kind']
  token: string
  username: string
}

type Next = { step: 'form' } | { step: 'code'; password: string } | { step: 'sign-in' }

/** The new password, then sign-in by itself (RESET-04); who uses two factors still gives the code. */
export function NewPassword({ kind, token, username }: Props) {
  const { session, navigate } = usePortal()
  const [next, setNext] = useState<Next>({ step: 'form' })
  const enter = () => navigate('/', { replace: true })

  const signIn = async (password: string) => {
    const { outcome } = await session.signIn({ username, password })
    if (outcome === 'signed-in') enter()
    else setNext(outcome === 'code-wanted' ? { step: 'code', password } : { step: 'sign-in' })
  }
  if (next.step === 'code')
    return <CodeForm credentials={{ username, password: next.password }} onSignedIn={enter} />
  if (next.step === 'sign-in') return <PasswordSet />
  return <NewPasswordForm kind={kind} token={token} username={username} onSet={signIn} />
}
