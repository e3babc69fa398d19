import type { Passkey } from '@portal/contract/passkey'
import { formatDate } from '@portal/domain/format/date'
import { dayOfMoment } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { Box, Button, chakra, Flex, Icon, Text } from '@portal/ui'
import { useText } from '../../../texts.ts'

interface Props {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

const row = {
  display: 'grid',
  gridTemplateColumns: { base: '44px minmax(0,1fr)', md: '44px minmax(0,1fr) auto' },
  alignItems: 'center',
  columnGap: '4',
  py: '3',
  '& > div + *': { gridColumn: { base: 2, md: 3 } },
  borderTopWidth: '1px',
  borderColor: 'line',
}
const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '44px',
  rounded: 'field',
  bg: 'tint2',
  color: 'link',
}

/** One passkey: what its owner calls it, since when it is there and when it was last used. */
export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { name, created_at, last_used_at } = passkey
  const day = (moment: string) => formatDate(dayOfMoment(moment), language) ?? ''
  return (
    <chakra.li css={row}>
      <chakra.span css={tile}>
        <Icon name="key" />
      </chakra.span>
      <Box minW="0">
        <Text fontWeight={600} overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="meta" color="ink2">
          {last_used_at
            ? text('passkey_used', { date: day(last_used_at) })
            : text('passkey_unused', { date: day(created_at) })}
        </Text>
      </Box>
      <Flex gap="1" wrap="wrap" ml={{ base: '-3', md: '0' }}>
        <Button kind="quiet" small aria-label={text('passkey_rename_name', { name })} onClick={onRename}>
          {text('passkey_rename')}
        </Button>
        <Button kind="quiet" small aria-label={text('passkey_remove_name', { name })} onClick={onRemove}>
          {text('passkey_remove')}
        </Button>
      </Flex>
    </chakra.li>
  )
}
