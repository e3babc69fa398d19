import type { Account } from '@portal/remote-kit/portal'
import { Box, Text } from '@portal/ui'
import { AccountList } from '../shared/AccountList.tsx'
import { useText } from '../texts.ts'

interface AccountChooserProps {
  accounts: readonly Account[]
  /** Called for an account whose session has ended (ACCOUNTS-04). */
  onSignInAgain: (account: Account) => void
  onEntered?: (() => void) | undefined
}

/** Lists the accounts of this device, to continue as one of them (ACCOUNTS-01). */
export function AccountChooser({ accounts, onSignInAgain, onEntered }: AccountChooserProps) {
  const text = useText()
  if (accounts.length === 0) return null
  return (
    <Box display="grid" gap="2" pt="6" borderTopWidth="1px" borderColor="line">
      <Text fontWeight={600}>{text('accounts_title')}</Text>
      <AccountList accounts={accounts} onEnded={onSignInAgain} onEntered={onEntered} />
    </Box>
  )
}
