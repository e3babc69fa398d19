import { usePortal, useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Stack } from '@portal/ui'
import { useState } from 'react'
import { AccountRow } from './AccountRow.tsx'

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
