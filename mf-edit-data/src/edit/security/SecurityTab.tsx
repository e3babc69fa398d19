import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { useCurrent, useTenant } from '@portal/remote-kit'
import { Outline } from '@portal/remote-kit/outline'
import { Notice, Stack } from '@portal/ui'
import { formOutline } from '../../shared/outline.ts'
import { useText } from '../../texts.ts'
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { TwoStepCard } from './two-step/TwoStepCard.tsx'

/** What signs in besides the password, and where that was done (KEYS, PWCHANGE-07). */
export default function SecurityTab() {
  const text = useText()
  const customer = useCurrent(getCustomer).data?.data
  /** Then no code is mailed, and there is nothing to switch. */
  const hasApp = useCurrent(getAuthenticator).data?.data.enabled === true
  const firm = useTenant()?.name ?? ''
  if (!customer) return <Outline of={formOutline} />
  return (
    <Stack gap="5">
      {customer.keys_wanted && (
        <Notice status="info" role="status">
          {text('keys_wanted', { firm })}
        </Notice>
      )}
      <PasskeysCard />
      <AuthenticatorCard />
      {!hasApp && <TwoStepCard />}
      <DevicesCard />
    </Stack>
  )
}
