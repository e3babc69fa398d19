import type { Passkey } from '@portal/contract/passkey'
import { formatDate } from '@portal/domain/format/date'
import { toDutchDay } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { Button, Flex } from '@portal/ui'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useText } from '../../../texts.ts'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** Row of a passkey: name, creation date, last use and actions. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const text = useText()
  const { language } = useLanguage()
  const { name, created_at, last_used_at } = passkey
  const formatDay = (moment: string) => formatDate(toDutchDay(moment), language) ?? ''
  return (
    <AccountRow
      icon="key"
      name={name}
      about={
        last_used_at
          ? text('passkey_used', { date: formatDay(last_used_at) })
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
