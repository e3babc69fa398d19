import type { Account } from '@portal/remote-kit/portal'
import { Avatar, Badge, Box, chakra, Icon, IconButton } from '@portal/ui'
import { useText } from '../texts.ts'

interface AccountRowProps {
  account: Account
  active: boolean
  busy: boolean
  onChoose: () => void
  onForget: () => void
}

const accountRowCss = {
  display: 'flex',
  alignItems: 'center',
  minH: '72px',
  borderWidth: '1.5px',
  borderColor: 'line',
  rounded: 'card',
  bg: 'card',
}
const accountButtonCss = {
  flex: 1,
  minW: 0,
  minH: '69px',
  display: 'flex',
  alignItems: 'center',
  gap: '3.5',
  p: '3',
  rounded: 'card',
  textAlign: 'start',
  '&:not(:disabled):hover': { bg: 'tint1' },
}

export function AccountRow({ account, active, busy, onChoose, onForget }: AccountRowProps) {
  const text = useText()
  const way = account.signedOut ? 'accounts_sign_in' : 'accounts_continue'
  const first = account.name.split(' ')[0] ?? account.name
  return (
    <chakra.li css={accountRowCss}>
      <chakra.button
        type="button"
        css={accountButtonCss}
        disabled={active}
        aria-busy={busy || undefined}
        onClick={onChoose}
      >
        <Avatar name={account.name} picture={account.avatar ?? null} />
        <Box flex="1" minW="0">
          <chakra.b display="block" overflowWrap="anywhere">
            {account.name}
          </chakra.b>
          <chakra.span textStyle="meta" color="ink2" overflowWrap="anywhere">
            {active ? account.username : text(busy ? 'login_busy' : way, { name: first })}
          </chakra.span>
        </Box>
        {active ? <Badge status="good">{text('accounts_active')}</Badge> : <Icon name="chevron-right" />}
      </chakra.button>
      {!active && (
        <IconButton icon="trash" label={text('accounts_forget', { name: account.name })} onClick={onForget} />
      )}
    </chakra.li>
  )
}
