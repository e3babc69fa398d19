import { usePortal } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Box, Text } from '@portal/ui'
import { useSyncExternalStore } from 'react'
import { AccountList } from '../shared/AccountList.tsx'
import { useText } from '../texts.ts'

interface Props {
  /** Called for an account whose session has ended (ACCOUNTS-04). */
  onSignInAgain: (account: Account) => void
  onEntered?: (() => void) | undefined
}

const none: readonly Account[] = []

/** Accounts of this device; empty during hydration, since the page server does not know the device. */
function useAccounts(): readonly Account[] {
  const { accounts } = usePortal().session
  return useSyncExternalStore(accounts.subscribe, accounts.get, () => none)
}

/** Accounts that signed in on this device before, to continue as one of them (ACCOUNTS-01). */
export function AccountChooser({ onSignInAgain, onEntered }: Props) {
  const text = useText()
  const accounts = useAccounts()
  if (accounts.length === 0) return null
  return (
    <Box display="grid" gap="2" pt="6" borderTopWidth="1px" borderColor="line">
      <Text fontWeight={600}>{text('accounts_title')}</Text>
      <AccountList accounts={accounts} onEnded={onSignInAgain} onEntered={onEntered} />
    </Box>
  )
}
