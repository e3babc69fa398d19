import { type DeskCustomerFile, inviteCustomer } from '@portal/contract/desk/desk-customer-file'
import type { Id } from '@portal/contract/wire'
import { Badge } from '@portal/ui'
import { ActionButton } from '../../shared/ActionButton.tsx'
import { useText } from '../../texts.ts'

interface CustomerInvitationProps {
  id: Id
  account: DeskCustomerFile['account']
  hasAddress: boolean
}

/**
 * Invites a customer without a password, or shows the pending invitation. Renders nothing for a customer with a
 * password.
 */
export function CustomerInvitation({ id, account, hasAddress }: CustomerInvitationProps) {
  const text = useText()
  if (account === 'active') return null
  return (
    <>
      <Badge status={account === 'invited' ? 'neutral' : 'warn'}>{text(`account_${account}`)}</Badge>
      {hasAddress && (
        <ActionButton
          icon="mail"
          call={inviteCustomer}
          input={{ params: { id } }}
          label={text(account === 'invited' ? 'invite_again' : 'invite')}
        />
      )}
    </>
  )
}
