import { getAuthenticator } from '@portal/contract/authenticator'
import { useCurrentData } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { AuthenticatorState } from './AuthenticatorState.tsx'

/** Card to set up or remove an authenticator app, and to create new recovery codes (KEYS-06, KEYS-08). */
export function AuthenticatorCard() {
  const text = useText()
  const read = useCurrentData(getAuthenticator)
  return (
    <AccountCard title={text('app')} read={read} isOn={({ data }) => data.enabled}>
      {({ data }) => <AuthenticatorState {...data} />}
    </AccountCard>
  )
}
