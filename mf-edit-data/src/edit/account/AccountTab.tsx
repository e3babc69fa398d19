import { getCustomer } from '@portal/contract/customer'
import { Slot, useCurrent, useSlot } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Heading, Stack, Text } from '@portal/ui'
import { formSkeleton } from '../../shared/skeleton.ts'
import { useText } from '../../texts.ts'
import { DetailsCard } from './DetailsCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { NotificationsCard } from './notifications/NotificationsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { PasswordCard } from './password/PasswordCard.tsx'

/** The customer's portal account, notifications and password (ACCOUNT-01). */
export default function AccountTab() {
  const text = useText()
  const customer = useCurrent(getCustomer).data?.data
  const hasAccounts = useSlot('account.accounts').length > 0
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  return (
    <Stack gap="5">
      <ProfileCard name={customer.full_name} username={customer.username} avatar={customer.avatar} />
      <DetailsCard customer={customer} />
      <LanguageCard />
      <NotificationsCard />
      <PasswordCard username={customer.username} />
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
    </Stack>
  )
}
