import { getAuthenticator } from '@portal/contract/authenticator'
import { getCustomer } from '@portal/contract/customer'
import { Slot, useCurrent, useSlot, useTenant } from '@portal/remote-kit'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Outline } from '@portal/remote-kit/outline'
import { Card, Heading, Notice, Stack, Text } from '@portal/ui'
import { formOutline } from '../../shared/outline.ts'
import { useText } from '../../texts.ts'
import { AuthenticatorCard } from './authenticator/AuthenticatorCard.tsx'
import { DetailsCard } from './DetailsCard.tsx'
import { DevicesCard } from './devices/DevicesCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { NotificationsCard } from './notifications/NotificationsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { PasskeysCard } from './passkeys/PasskeysCard.tsx'
import { PasswordCard } from './password/PasswordCard.tsx'
import { TwoStepCard } from './two-step/TwoStepCard.tsx'
import { ViewsCard } from './views/ViewsCard.tsx'

const ErasureCard = lazyWithRetry(() => import(/* webpackChunkName: "erasure" */ './erasure/ErasureCard.tsx'))

/** Who the customer is in the portal, and how the account is kept safe (ACCOUNT-01). */
export default function AccountTab() {
  const text = useText()
  const customer = useCurrent(getCustomer).data?.data
  const hasAccounts = useSlot('account.accounts').length > 0
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
      <ProfileCard name={customer.full_name} username={customer.username} avatar={customer.avatar} />
      <DetailsCard customer={customer} />
      <LanguageCard />
      <NotificationsCard />
      <PasswordCard username={customer.username} />
      {!hasApp && <TwoStepCard />}
      <AuthenticatorCard />
      <PasskeysCard />
      <DevicesCard />
      <ViewsCard />
      {hasAccounts && (
        <Card>
          <Heading level={2} look="question">
            {text('account_accounts')}
          </Heading>
          <Text color="ink2" mt="1" mb="4">
            {text('account_accounts_hint')}
          </Text>
          <Slot name="account.accounts" props={{ level: 3 }} minHeight="52px" />
        </Card>
      )}
      <ErasureCard />
    </Stack>
  )
}
