import {
  type DeskCustomerFile,
  maxKeysResetReasonLength,
  resetSecondFactor,
} from '@portal/contract/desk/desk-customer-file'
import { markCustomerAsFormer } from '@portal/contract/desk/desk-erasure'
import { getStaffViewingPath } from '@portal/contract/desk/staff-viewing'
import { formerCustomerAccessDays } from '@portal/contract/erasure'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { Badge, ButtonLink, chakra, Flex, Heading, Link, Stack, Text } from '@portal/ui'
import { ConfirmedButton, ReasonButton } from '../../shared/ActionButton.tsx'
import { customersPath } from '../../shared/desk-paths.ts'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { CustomerInvitation } from './CustomerInvitation.tsx'

const customerFactsCss = { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: 'ink2' }

interface CustomerHeaderProps {
  file: DeskCustomerFile
  /** Names of colleagues who currently have the same customer's file open. */
  viewingColleagues: readonly string[]
}

/** Header with name, contact data and last visit of the customer, and a link to the customer's portal (DESK-17). */
export function CustomerHeader({ file, viewingColleagues }: CustomerHeaderProps) {
  const { customer, keys, last_seen_at: seen } = file
  const text = useText()
  const { language } = useLanguage()
  const formatDateTime = useFormatDateTime()
  const { id, username, email_address: email, mobile, phone, date_of_birth: born, age } = customer
  const name = customer.full_name || (username ?? '')
  const number = mobile ?? phone
  return (
    <Stack gap="2">
      <Link href={customersPath} alignSelf="start">
        {text('customers_all')}
      </Link>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading level={2}>{name}</Heading>
        <span role="status">
          {viewingColleagues.length > 0 && (
            <Badge icon="eye">{text('others_here', { names: viewingColleagues.join(', ') })}</Badge>
          )}
        </span>
        <CustomerInvitation id={id} account={file.account} hasAddress={Boolean(email)} />
        {keys && (keys.app || keys.passkeys > 0) && (
          <ReasonButton
            kind="quiet"
            icon="key"
            call={resetSecondFactor}
            toInput={(ground) => ({ params: { id }, body: { ground } })}
            label={text('keys_reset')}
            about={name}
            explanation={text('keys_reset_text')}
            field={{
              label: text('keys_reset_ground'),
              hint: text('keys_reset_hint'),
              maxLength: maxKeysResetReasonLength,
            }}
          />
        )}
        {!customer.access_until && (
          <ConfirmedButton
            call={markCustomerAsFormer}
            input={{ params: { id } }}
            label={text('leaving')}
            title={text('leaving_title', { name })}
            confirm={text('leaving_confirm')}
            hint={text('leaving_hint', { days: String(formerCustomerAccessDays) })}
          />
        )}
        {customer.file_locked && <Badge icon="lock">{text('locked')}</Badge>}
        <ButtonLink
          kind="secondary"
          small
          icon="eye"
          ml={{ md: 'auto' }}
          href={`${getStaffViewingPath(id)}/`}
          target="_blank"
        >
          {text('view_as_customer')}
        </ButtonLink>
      </Flex>
      <chakra.div css={customerFactsCss}>
        {email && <Link href={`mailto:${email}`}>{email}</Link>}
        {number && <Link href={`tel:${number}`}>{number}</Link>}
        {born && (
          <Text as="span">
            {text('born_on', { date: formatShortDate(born, language) ?? born, age: age ?? '' })}
          </Text>
        )}
        <Text as="span">
          {seen ? text('last_seen_at', { at: formatDateTime(seen) }) : text('never_seen')}
        </Text>
      </chakra.div>
    </Stack>
  )
}
