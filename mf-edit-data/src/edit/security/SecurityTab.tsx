import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { useCurrent } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { formSkeleton } from '../../shared/skeleton.ts'
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { KeysDemanded } from './KeysDemanded.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { TwoStepCard } from './two-step/TwoStepCard.tsx'

/**
 * Sign-in methods besides the password, and recent sign-ins (KEYS, PWCHANGE-07); without mailed codes while MFA must be
 * set up (KEYS-10).
 */
export default function SecurityTab() {
  const customer = useCurrent(getCustomer).data?.data
  /** With an app no codes are mailed, so there is nothing to switch. */
  const hasApp = useCurrent(getAuthenticator).data?.data.enabled === true
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  const led = customer.keys_wanted === true
  return (
    <Stack gap="5">
      <KeysDemanded now={led} />
      <PasskeysCard />
      <AuthenticatorCard />
      {!led && !hasApp && <TwoStepCard />}
      <DevicesCard />
    </Stack>
  )
}
