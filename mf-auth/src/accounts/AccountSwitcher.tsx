import type { SlotComponentProps } from '@portal/contract/extension-points'
import { usePortal, useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Box, ButtonLink, Heading } from '@portal/ui'
import { AccountList } from '../shared/AccountList.tsx'
import { useText } from '../texts.ts'

/** Accounts that are signed in on this device, with a link to add one (ACCOUNTS-05). */
export default function AccountSwitcher({ level = 3 }: Partial<SlotComponentProps<'account.accounts'>>) {
  const text = useText()
  const { session, navigate } = usePortal()
  const accounts = useStore(session.accounts)
  const signInAs = ({ id }: Account) => {
    const path = session.account.get() ? '/accounts' : '/login'
    navigate(`${path}?${new URLSearchParams({ account: id })}`)
  }
  return (
    <Box display="grid" gap="2">
      {accounts.length > 1 && (
        <>
          <Heading level={level} textStyle="body">
            {text('accounts_switch')}
          </Heading>
          <AccountList accounts={accounts} onEnded={signInAs} />
        </>
      )}
      <ButtonLink kind="quiet" href="/accounts" justifySelf="start" ml="-3">
        {text('accounts_add')}
      </ButtonLink>
    </Box>
  )
}
