import type { Credentials } from '@portal/remote-kit/portal'
import { useState } from 'react'
import { GuestPage } from '../frame/GuestPage.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CredentialsForm } from './CredentialsForm.tsx'

/** Sign-in: user name and password, then a one-time code for who uses two factors. */
export default function LoginScreen() {
  const [typed, setTyped] = useState<Credentials>()
  const [codeWanted, setCodeWanted] = useState(false)
  return (
    <GuestPage>
      {typed && codeWanted ? (
        <CodeForm credentials={typed} onBack={() => setCodeWanted(false)} />
      ) : (
        <CredentialsForm
          typed={typed}
          onCodeWanted={(credentials) => {
            setTyped(credentials)
            setCodeWanted(true)
          }}
        />
      )}
    </GuestPage>
  )
}
