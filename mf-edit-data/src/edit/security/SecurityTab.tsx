import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { parseNextPath } from '@portal/domain/next-path'
import { useCurrentData, usePortal, useTenant } from '@portal/remote-kit'
import { useLocation } from '@portal/remote-kit/router'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Button, Notice, Stack, Text } from '@portal/ui'
import { useEffect, useState } from 'react'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { useText } from '../../texts.ts'
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { TwoStepCard } from './two-step/TwoStepCard.tsx'

/**
 * Notice that the tenant requires a passkey or authenticator app first. After the setup, the notice has a button to the
 * requested page (KEYS-10). The notice does not redirect, because recovery codes may still be visible.
 */
function MfaRequiredNotice({ isRequired }: { isRequired: boolean }) {
  const text = useText()
  const { navigate } = usePortal()
  const { search } = useLocation()
  const tenant = useTenant()?.name ?? ''
  const [was, setWas] = useState(isRequired)
  useEffect(() => {
    if (isRequired) setWas(true)
  }, [isRequired])
  if (!isRequired && !was) return null
  return (
    <Notice status={isRequired ? 'info' : 'good'} role="status">
      <Text>{isRequired ? text('keys_wanted', { tenant }) : text('keys_there')}</Text>
      {!isRequired && (
        <Button small mt="3" onClick={() => navigate(parseNextPath(search))}>
          {text('keys_there_go')}
        </Button>
      )}
    </Notice>
  )
}

/**
 * Tab with sign-in methods besides the password, and recent sign-ins (KEYS, PWCHANGE-07). Hides mailed codes while MFA
 * must be set up (KEYS-10).
 */
export default function SecurityTab() {
  const customer = useCurrentData(getCustomer).data?.data
  /** With an authenticator app no codes are mailed, so the card to turn mailed codes on or off is hidden. */
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
