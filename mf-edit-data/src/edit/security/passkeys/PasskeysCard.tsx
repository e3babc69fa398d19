import { getPasskeys } from '@portal/contract/passkey'
import { useCurrent } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { Passkeys } from './Passkeys.tsx'

/** The customer's passkeys: add, rename and remove (KEYS-01). */
export function PasskeysCard() {
  const text = useText()
  const read = useCurrent(getPasskeys)
  return (
    <AccountCard title={text('passkeys')} read={read} waiting={[64]}>
      {({ data }) => <Passkeys passkeys={data.passkeys} passwordWanted={data.password_wanted} />}
    </AccountCard>
  )
}
