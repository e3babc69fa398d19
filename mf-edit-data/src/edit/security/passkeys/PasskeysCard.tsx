import { getPasskeys } from '@portal/contract/passkey'
import { useCurrentData } from '@portal/remote-kit'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { useText } from '../../../texts.ts'
import { PasskeyList } from './PasskeyList.tsx'

/** Card to add, rename and remove the customer's passkeys (KEYS-01). */
export function PasskeysCard() {
  const text = useText()
  const read = useCurrentData(getPasskeys)
  return (
    <AccountCard title={text('passkeys')} read={read} skeletonHeights={[64]}>
      {({ data }) => <PasskeyList passkeys={data.passkeys} passwordWanted={data.password_wanted} />}
    </AccountCard>
  )
}
