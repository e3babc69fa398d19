import { getCustomer } from '@portal/contract/customer'
import { Slot, useCurrentData, useSlot } from '@portal/remote-kit'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Card, Heading, Stack, Text } from '@portal/ui'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { useText } from '../../texts.ts'
import { CustomerDetailsCard } from './CustomerDetailsCard.tsx'
import { LanguageCard } from './LanguageCard.tsx'
import { NotificationsCard } from './notifications/NotificationsCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { PasswordCard } from './password/PasswordCard.tsx'

/** Account settings of the customer: avatar, language, notifications and password (ACCOUNT-01). */
export default function AccountTab() {
  const text = useText()
  const customer = useCurrentData(getCustomer).data?.data
  const hasAccounts = useSlot('account.accounts').length > 0
  if (!customer) return <ScreenSkeleton of={formSkeleton} />
  return (
    <Stack gap="5">
      <ProfileCard customer={customer} />
      <CustomerDetailsCard customer={customer} />
      <LanguageCard />
      <NotificationsCard />
      <PasswordCard username={customer.username} />
      {hasAccounts && (
        <Card>
          <Heading level={2} textStyle="subsection">
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
