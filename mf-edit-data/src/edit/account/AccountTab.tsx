import { type Customer, getCustomer } from '@portal/contract/customer'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { getLivingDetails } from '@portal/contract/living-details'
import {
  isFirstResponsePending,
  Slot,
  useCurrentData,
  useLanguage,
  usePortal,
  useSlot,
} from '@portal/remote-kit'
import { EditLink } from '@portal/remote-kit/edit-link'
import { type EditCategory, useEditPath } from '@portal/remote-kit/edit-path'
import { ScreenSkeleton } from '@portal/remote-kit/skeleton'
import { Box, Card, chakra, FactRow, Heading, Stack, Text } from '@portal/ui'
import { ChoiceField, Form, useForm } from '@portal/ui/form'
import { useEffect } from 'react'
import { formatPhone } from '../../shared/edit/form-changes.ts'
import { formSkeleton } from '../../shared/edit-skeletons.ts'
import { formatAddress } from '../../shared/format-address.ts'
import { useHousehold } from '../../shared/use-household.ts'
import { useText } from '../../texts.ts'
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

/** Card to choose the language of the portal; the choice is applied immediately (ACCOUNT-02). */
function LanguageCard() {
  const text = useText()
  const own = usePortal().language
  const { language } = useLanguage()
  const form = useForm<{ language: Language }>({ defaultValues: { language } })
  const chosen = form.watch('language')
  useEffect(() => form.setValue('language', language), [form, language])
  useEffect(() => {
    if (chosen !== own.current.get().language) own.change(chosen)
  }, [chosen, own])
  return (
    <Card>
      <Form form={form} onSubmit={() => {}}>
        <ChoiceField
          name="language"
          label={text('account_language')}
          hint={text('account_language_hint')}
          beside={160}
          options={languages.map((value) => ({
            value,
            label: <chakra.span lang={value}>{languageNames[value]}</chakra.span>,
          }))}
        />
      </Form>
    </Card>
  )
}

/** Name and contact data, each with an edit link (EDIT-16). */
function CustomerDetailsCard({ customer }: { customer: Customer }) {
  const text = useText()
  const { editable } = useHousehold()
  const living = useCurrentData(getLivingDetails)
  const address = formatAddress(living.data?.data?.property ?? null)
  return (
    <Card>
      <Heading level={2} textStyle="subsection">
        {text('account_details')}
      </Heading>
      <Text color="ink2" mt="1" mb="4">
        {text('contact_intro')}
      </Text>
      <dl>
        <CustomerDetail
          term={text('name')}
          value={customer.full_name}
          category="personalia"
          item="first_name"
        />
        <CustomerDetail
          term={text('mobile')}
          value={formatPhone(customer.mobile ?? '')}
          category="contactDetails"
          item="mobile"
        />
        <FactRow term={text('email')} about={text('email_hint')}>
          {customer.email_address || text('edit_nothing')}
        </FactRow>
        {!isFirstResponsePending(living) && !living.isError && (
          <CustomerDetail term={text('address')} value={address} category="living" item="postal_code" />
        )}
        {editable && (
          <CustomerDetail
            term={text('mobile_of', { name: editable.first_name ?? text('person_partner') })}
            value={formatPhone(editable.mobile ?? '')}
            category="personalia"
            item="partner.mobile"
            ofPartner
          />
        )}
      </dl>
    </Card>
  )
}

interface CustomerDetailProps {
  term: string
  value: string
  category: EditCategory
  item: string
  ofPartner?: boolean
}

function CustomerDetail({ term, value, category, item, ofPartner = false }: CustomerDetailProps) {
  const text = useText()
  const href = useEditPath(category, { item, ofPartner })
  return (
    <FactRow term={term}>
      {value || text('edit_nothing')}
      <Box>
        <EditLink atEnd href={href} label={text('edit_it', { what: term })}>
          {text('edit_link')}
        </EditLink>
      </Box>
    </FactRow>
  )
}
