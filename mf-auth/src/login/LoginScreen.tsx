import type { Account, Credentials } from '@portal/remote-kit/portal'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef, useState } from 'react'
import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { loadSecondSignInStep, needsAppCode } from '../shared/load-second-sign-in-step.ts'
import type { SecondSignInStep } from '../shared/SecondSignInStep.tsx'
import { readSecondStep } from '../shared/stored-second-step.ts'
import { AccountChooser } from './AccountChooser.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { findSessionEndNotice, type LoginNotice } from './login-notice.ts'
import { RecoveryForm } from './RecoveryForm.tsx'
import { useDeviceAccounts } from './use-device-accounts.ts'

interface LoginScreenProps {
  /** Called after sign-in, to navigate; absent if the shell navigates after sign-in. */
  onEntered?: () => void
}

/** Sign-in screen with its modes: credentials, one-time code, recovery and accounts of this device (ROUTE-02). */
export default function LoginScreen({ onEntered }: LoginScreenProps) {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const [second, setSecond] = useState<{ Step: typeof SecondSignInStep; byApp: boolean } | null>(null)
  const [notice, setNotice] = useState<LoginNotice>()
  const arrived = useRef(false)
  useEffect(() => {
    arrived.current = true
    const storedStep = readSecondStep()
    if (!storedStep) return
    loadSecondSignInStep().then(
      (Step) => {
        setTyped({ ...storedStep.credentials, password: '' })
        setSecond({ Step, byApp: storedStep.byApp })
      },
      () => {},
    )
  }, [])

  const askToSignInAgain = ({ id, name, username }: Account) => {
    setTyped({ username, password: '', tenant: id.split(':')[0] ?? '' })
    setNotice({ id: 'login_again', name })
  }
  const accounts = useDeviceAccounts()
  const named = accounts.find(({ id }) => id === search.get('account'))
  const signInAgain = useRef(askToSignInAgain)
  useEffect(() => {
    if (named) signInAgain.current(named)
  }, [named])

  if (search.get('mode') === 'recovery')
    return (
      <GuestPage>
        <RecoveryForm
          typed={typed}
          takesFocus={arrived.current}
          onSent={(sent) => {
            setTyped({ ...sent, password: '' })
            setNotice({ id: 'recovery_sent' })
            setSearch({}, { replace: true })
          }}
        />
      </GuestPage>
    )
  if (second)
    return (
      <GuestPage>
        <second.Step
          credentials={typed}
          byApp={second.byApp}
          onSignedIn={onEntered}
          onBack={() => setSecond(null)}
        />
      </GuestPage>
    )
  return (
    <GuestPage>
      <CredentialsForm
        key={typed.username}
        typed={typed}
        takesFocus={arrived.current}
        notice={notice ?? findSessionEndNotice(search.get('ended'))}
        onSignedIn={onEntered}
        onForgotten={setTyped}
        onCodeWanted={async (credentials, wanted) => {
          const Step = await loadSecondSignInStep()
          setTyped(credentials)
          setSecond({ Step, byApp: needsAppCode(wanted) })
        }}
      />
      <AccountChooser accounts={accounts} onSignInAgain={askToSignInAgain} onEntered={onEntered} />
    </GuestPage>
  )
}
