import { usePortal } from '@portal/remote-kit'
import type { Account, Credentials } from '@portal/remote-kit/portal'
import { useSearchParams } from '@portal/remote-kit/router'
import { Box, Text } from '@portal/ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { AccountList } from '../shared/AccountList.tsx'
import { GuestPage } from '../shared/layout/GuestPage.tsx'
import { loadSecondSignInStep, needsAppCode } from '../shared/load-second-sign-in-step.ts'
import type { SecondSignInStep } from '../shared/SecondSignInStep.tsx'
import { readSecondStep } from '../shared/stored-second-step.ts'
import { useText } from '../texts.ts'
import { CredentialsForm } from './CredentialsForm.tsx'
import { findSessionEndNotice, type LoginNotice } from './login-notice.ts'
import { RecoveryForm } from './RecoveryForm.tsx'

const noAccounts: readonly Account[] = []

/** Accounts on this device; empty during hydration, since the server cannot know them. */
function useDeviceAccounts(): readonly Account[] {
  const { accounts } = usePortal().session
  return useSyncExternalStore(accounts.subscribe, accounts.get, () => noAccounts)
}

interface AccountChooserProps {
  accounts: readonly Account[]
  /** Called for an account whose session has ended (ACCOUNTS-04). */
  onSignInAgain: (account: Account) => void
  onEntered?: (() => void) | undefined
}

/** Lists the accounts of this device, to continue as one of them (ACCOUNTS-01). */
function AccountChooser({ accounts, onSignInAgain, onEntered }: AccountChooserProps) {
  const text = useText()
  if (accounts.length === 0) return null
  return (
    <Box display="grid" gap="2" pt="6" borderTopWidth="1px" borderColor="line">
      <Text fontWeight={600}>{text('accounts_title')}</Text>
      <AccountList accounts={accounts} onEnded={onSignInAgain} onEntered={onEntered} />
    </Box>
  )
}

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
