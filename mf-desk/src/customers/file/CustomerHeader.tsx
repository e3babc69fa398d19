import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { markCustomerAsFormer } from '@portal/contract/desk/desk-erasure'
import { getStaffViewingPath } from '@portal/contract/desk/staff-viewing'
import { formerCustomerAccessDays } from '@portal/contract/erasure'
import type { Id } from '@portal/contract/wire'
import { formatShortDate } from '@portal/domain/format/date'
import { useLanguage } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Badge, Button, ButtonLink, chakra, Flex, Heading, Link, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { customersPath } from '../../shared/desk-paths.ts'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
import { useFormatDateTime } from '../../shared/use-format-date-time.ts'
import { useText } from '../../texts.ts'
import { CustomerInvitation } from './CustomerInvitation.tsx'

/** Button to record that a customer left the tenant, with a confirmation that names the consequences (ERASE-11). */
function RecordDepartureButton({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const may = useCanEdit()
  const [isConfirming, setConfirming] = useState(false)
  const write = useDeskWrite(markCustomerAsFormer, { onDone: () => setConfirming(false) })
  if (!may) return null
  return (
    <>
      <Button kind="quiet" small onClick={() => setConfirming(true)}>
        {text('leaving')}
      </Button>
      <LazyConfirmDialog
        open={isConfirming}
        title={text('leaving_title', { name })}
        confirm={text('leaving_confirm')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={write.errorText}
        onConfirm={() => write.mutate({ params: { id } })}
        onCancel={() => setConfirming(false)}
      >
        {text('leaving_hint', { days: String(formerCustomerAccessDays) })}
      </LazyConfirmDialog>
    </>
  )
}

const MfaResetDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "keys-reset" */ './MfaResetDialog.tsx'),
)

/** Button to remove the passkeys and authenticator app of a customer who can no longer use them (KEYS-11). */
function MfaResetButton({ id, name }: { id: Id; name: string }) {
  const text = useText()
  const may = useCanEdit()
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Button kind="quiet" small icon="key" onClick={() => setOpen(true)}>
        {text('keys_reset')}
      </Button>
      {open && <MfaResetDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

const customerFactsCss = { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', color: 'ink2' }

interface CustomerHeaderProps {
  file: DeskCustomerFile
  /** Names of colleagues who currently have the same customer's file open. */
  viewingColleagues: readonly string[]
}

/** Header with name, contact data and last visit of the customer, and a link to the customer's portal (DESK-17). */
export function CustomerHeader({ file, viewingColleagues }: CustomerHeaderProps) {
  const { customer, last_seen_at: seen } = file
  const text = useText()
  const { language } = useLanguage()
  const formatDateTime = useFormatDateTime()
  const {
    full_name: name,
    username,
    email_address: email,
    mobile,
    phone,
    date_of_birth: born,
    age,
  } = customer
  const number = mobile ?? phone
  return (
    <Stack gap="2">
      <Link href={customersPath} alignSelf="start">
        {text('customers_all')}
      </Link>
      <Flex gap="3" wrap="wrap" align="center">
        <Heading level={2}>{name || username}</Heading>
        <span role="status">
          {viewingColleagues.length > 0 && (
            <Badge icon="eye">{text('others_here', { names: viewingColleagues.join(', ') })}</Badge>
          )}
        </span>
        <CustomerInvitation id={customer.id} account={file.account} hasAddress={Boolean(email)} />
        {file.keys && (file.keys.app || file.keys.passkeys > 0) && (
          <MfaResetButton id={customer.id} name={name || (username ?? '')} />
        )}
        {!customer.access_until && <RecordDepartureButton id={customer.id} name={name || (username ?? '')} />}
        {customer.file_locked && <Badge icon="lock">{text('locked')}</Badge>}
        <ButtonLink
          kind="secondary"
          small
          icon="eye"
          ml={{ md: 'auto' }}
          href={`${getStaffViewingPath(customer.id)}/`}
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
