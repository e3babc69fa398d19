import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { useCurrentData } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Stack } from '@portal/ui'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { MfaRequiredNotice } from './MfaRequiredNotice.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { TwoStepCard } from './two-step/TwoStepCard.tsx'

/**
 * Tab with sign-in methods besides the password, and recent sign-ins (KEYS, PWCHANGE-07). Hides mailed codes while MFA
 * must be set up (KEYS-10).
 */
export default function SecurityTab() {
  const customer = useCurrentData(getCustomer).data?.data
  /** With an authenticator app no codes are mailed, so there is nothing to switch. */
  const hasApp = useCurrentData(getAuthenticator).data?.data.enabled === true
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  const led = customer.keys_wanted === true
  return (
    <Stack gap="5">
      <MfaRequiredNotice isRequired={led} />
      <PasskeysCard />
      <AuthenticatorCard />
      {!led && !hasApp && <TwoStepCard />}
      <DevicesCard />
    </Stack>
  )
}
