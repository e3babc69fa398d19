import { usePortal, useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Avatar, Badge, Box, chakra, Icon, IconButton, Stack } from '@portal/ui'
import { useState } from 'react'
import { useText } from '../texts.ts'

interface AccountListProps {
  accounts: readonly Account[]
  /** Called if the session of the chosen account has ended. */
  onEnded: (account: Account) => void
  /** Called when the portal continues as the chosen account. */
  onEntered?: (() => void) | undefined
}

/**
 * Accounts on this device that the customer can switch to or remove. The active account has no actions (ACCOUNTS-06).
 */
export function AccountList({ accounts, onEnded, onEntered }: AccountListProps) {
  const { session } = usePortal()
  const active = useStore(session.account)
  const [busy, setBusy] = useState<string>()

  const chooseAccount = async (account: Account) => {
    if (account.signedOut) return onEnded(account)
    setBusy(account.id)
    const on = await session.switchTo(account.id).catch(() => false)
    setBusy(undefined)
    if (on) onEntered?.()
    else onEnded(account)
  }
  return (
    <Stack as="ul" gap="2">
      {accounts.map((account) => (
        <AccountRow
          key={account.id}
          account={account}
          active={account.id === active?.id}
          busy={busy === account.id}
          onChoose={() => void chooseAccount(account)}
          onForget={() => void session.forget(account.id)}
        />
      ))}
    </Stack>
  )
}

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

function AccountRow({ account, active, busy, onChoose, onForget }: AccountRowProps) {
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
