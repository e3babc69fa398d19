import { getAuthenticator } from '@portal/contract/authenticator'
import { useCurrent } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { AppState } from './AppState.tsx'

/** Authenticator app: setup, recovery codes, and removal (KEYS-06, KEYS-08). */
export function AuthenticatorCard() {
  const text = useText()
  const read = useCurrent(getAuthenticator)
  return (
    <AccountCard title={text('app')} read={read} isOn={({ data }) => data.enabled}>
      {({ data }) => <AppState {...data} />}
    </AccountCard>
  )
}
