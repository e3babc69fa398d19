import { type DeskCustomerFile, inviteCustomer } from '@portal/contract/desk/desk-customer-file'
import type { Id } from '@portal/contract/wire'
import { Badge, Button, Text } from '@portal/ui'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useDeskWrite } from '../../shared/use-desk-write.ts'
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
  const may = useCanEdit()
  const write = useDeskWrite(inviteCustomer)
  if (account === 'active') return null
  return (
    <>
      <Badge status={account === 'invited' ? 'neutral' : 'warn'}>{text(`account_${account}`)}</Badge>
      {may && hasAddress && (
        <Button
          kind="secondary"
          small
          icon="mail"
          busy={write.isPending}
          onClick={() => write.mutate({ params: { id } })}
        >
          {text(account === 'invited' ? 'invite_again' : 'invite')}
        </Button>
      )}
      {write.errorText && (
        <Text role="alert" color="bad">
          {write.errorText}
        </Text>
      )}
    </>
  )
}
