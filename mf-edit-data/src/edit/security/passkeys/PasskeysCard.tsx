import { getPasskeys, maxPasskeys, type Passkey, removePasskey } from '@portal/contract/passkey'
import { formatDate } from '@portal/domain/format/date'
import { toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage, useWrite } from '@portal/remote-kit'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Button, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { AccountCard } from '../../../shared/AccountCard.tsx'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useRowNotice } from '../../../shared/use-row-notice.tsx'
import { useText } from '../../../texts.ts'

/** Card to add, rename and remove the customer's passkeys (KEYS-01). */
export function PasskeysCard() {
  const text = useText()
  return (
    <AccountCard title={text('passkeys')} call={getPasskeys} skeletonHeights={[64]}>
      {({ data }) => <PasskeyList passkeys={data.passkeys} passwordWanted={data.password_wanted} />}
    </AccountCard>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** Row of a passkey: name, creation date, last use and actions. */
function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const text = useText()
  const { language } = useLanguage()
  const { name, created_at, last_used_at } = passkey
  const formatDay = (moment: string) => formatDate(toDayInDutchTimeZone(moment), language) ?? ''
  return (
    <AccountRow
      icon="key"
      name={name}
      about={
        last_used_at
          ? text('last_used_on', { date: formatDay(last_used_at) })
          : text('passkey_unused', { date: formatDay(created_at) })
      }
    >
      <Flex gap="1" wrap="wrap" ml={{ base: '-3', md: '0' }}>
        <Button kind="quiet" small aria-label={text('passkey_rename_name', { name })} onClick={onRename}>
          {text('passkey_rename')}
        </Button>
        <Button kind="quiet" small aria-label={text('passkey_remove_name', { name })} onClick={onRemove}>
          {text('passkey_remove')}
        </Button>
      </Flex>
    </AccountRow>
  )
}

const LazyAddPasskeyDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "passkey-add" */ './AddPasskeyDialog.tsx'),
)
const LazyRenamePasskeyDialog = lazyWithRetry(
  () => import(/* webpackChunkName: "passkey-rename" */ './RenamePasskeyDialog.tsx'),
)

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** Whether adding a passkey asks for the password. */
  passwordWanted: boolean
}

type PasskeyDialogState = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

const canCreatePasskey = () => 'PublicKeyCredential' in window

function PasskeyList({ passkeys, passwordWanted }: PasskeyListProps) {
  const text = useText()
  const [open, setOpen] = useState<PasskeyDialogState | null>(null)
  const { notice, showNotice, showEnd } = useRowNotice()
  const remove = useWrite(removePasskey, { refreshes: ['PASSKEYS', 'CUSTOMER'] })
  const closeWithNotice = (content: string) => {
    setOpen(null)
    showNotice(content)
  }
  const removePasskeyAndReport = async ({ id, name }: Passkey) => {
    const request = remove.mutateAsync({ params: { id } })
    await showEnd(request, text('passkey_removed', { name }), text('passkey_failed'))
    setOpen(null)
  }
  const mayAdd = canCreatePasskey() && passkeys.length < maxPasskeys
  return (
    <>
      <Text color="ink2" mt="2" mb="2">
        {text('passkeys_intro')}
      </Text>
      {notice}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ what: 'rename', passkey })}
              onRemove={() => setOpen({ what: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {mayAdd ? (
        <Button kind="secondary" small mt="3" onClick={() => setOpen({ what: 'add' })}>
          {text('passkey_add')}
        </Button>
      ) : (
        <Text textStyle="meta" mt="3">
          {canCreatePasskey() ? text('passkeys_most', { count: maxPasskeys }) : text('passkeys_not_here')}
        </Text>
      )}
      {open?.what === 'add' && (
        <LazyAddPasskeyDialog
          passwordWanted={passwordWanted}
          onClose={() => setOpen(null)}
          onAdded={(name) => closeWithNotice(text('passkey_added', { name }))}
        />
      )}
      {open?.what === 'rename' && (
        <LazyRenamePasskeyDialog
          passkey={open.passkey}
          onClose={() => setOpen(null)}
          onRenamed={(name) => closeWithNotice(text('passkey_renamed', { name }))}
        />
      )}
      {open?.what === 'remove' && (
        <LazyConfirmDialog
          open
          title={text('passkey_remove_title', { name: open.passkey.name })}
          confirm={text('passkey_remove')}
          cancel={text('account_cancel')}
          busy={remove.isPending}
          onConfirm={() => void removePasskeyAndReport(open.passkey)}
          onCancel={() => setOpen(null)}
        >
          {text('passkey_remove_text')}
        </LazyConfirmDialog>
      )}
    </>
  )
}
