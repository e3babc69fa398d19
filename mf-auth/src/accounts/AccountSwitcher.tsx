import { useLive, usePortal } from '@portal/remote-kit'
import { Box, Text } from '@portal/ui'
import { AccountList } from '../AccountList.tsx'
import { useText } from '../texts.ts'

/** The other accounts of this device, for who is signed in (ACCOUNTS-05). Nothing when there is only one. */
export default function AccountSwitcher() {
  const text = useText()
  const { session, navigate } = usePortal()
  const accounts = useLive(session.accounts)
  if (accounts.length < 2) return null
  return (
    <Box display="grid" gap="2">
      <Text fontWeight={600}>{text('accounts_switch')}</Text>
      <AccountList accounts={accounts} onEnded={() => navigate('/login')} />
    </Box>
  )
}
