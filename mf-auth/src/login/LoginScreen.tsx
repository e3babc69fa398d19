import type { Account, Credentials } from '@portal/remote-kit/portal'
import { useSearchParams } from '@portal/remote-kit/router'
import { useEffect, useRef, useState } from 'react'
import { type CodeStep, codeStep } from '../shared/code-step.ts'
import { GuestPage } from '../shared/frame/GuestPage.tsx'
import { AccountChooser } from './AccountChooser.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'
import { type LoginNotice, noticeOf } from './notice.ts'
import { RecoveryForm } from './RecoveryForm.tsx'

interface Props {
  /** Called once somebody is signed in, where the shell does not go on by itself. */
  onEntered?: () => void
}

/** Sign-in in its modes: credentials, one-time code, recovery, and the accounts this device knows (ROUTE-02). */
export default function LoginScreen({ onEntered }: Props) {
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useState<Credentials>({ username: '', password: '' })
  const [CodeForm, setCodeForm] = useState<CodeStep | null>(null)
  const [notice, setNotice] = useState<LoginNotice>()
  const arrived = useRef(false)
  useEffect(() => {
    arrived.current = true
  }, [])

  if (search.get('mode') === 'recovery')
    return (
      <GuestPage>
        <RecoveryForm
          typed={typed}
          takesFocus={arrived.current}
          onSent={(asked) => {
            setTyped({ ...asked, password: '' })
            setNotice({ id: 'recovery_sent' })
            setSearch({}, { replace: true })
          }}
        />
      </GuestPage>
    )
  if (CodeForm)
    return (
      <GuestPage>
        <CodeForm credentials={typed} onSignedIn={onEntered} onBack={() => setCodeForm(null)} />
      </GuestPage>
    )
  const again = (account: Account) => {
    setTyped({ username: account.username, password: '' })
    setNotice({ id: 'login_again', name: account.name })
  }
  return (
    <GuestPage>
      <CredentialsForm
        key={typed.username}
        typed={typed}
        takesFocus={arrived.current}
        notice={notice ?? noticeOf(search.get('ended'))}
        onSignedIn={onEntered}
        onForgotten={setTyped}
        onCodeWanted={async (credentials) => {
          const form = await codeStep()
          setTyped(credentials)
          setCodeForm(() => form)
        }}
      />
      <AccountChooser onSignInAgain={again} onEntered={onEntered} />
    </GuestPage>
  )
}
