import type { Passkey } from '@portal/contract/passkey'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { Button, Flex } from '@portal/ui'
import { AccountRow } from '../../../shared/AccountRow.tsx'
import { useText } from '../../../texts.ts'

interface Props {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** A passkey: name, creation date and last use. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { name, created_at, last_used_at } = passkey
  const day = (moment: string) => formatDate(dayOfMoment(moment), language) ?? ''
  return (
    <AccountRow
      icon="key"
      name={name}
      about={
        last_used_at
          ? text('passkey_used', { date: day(last_used_at) })
          : text('passkey_unused', { date: day(created_at) })
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
