import { type DeskCustomerFile, inviteCustomer } from '@portal/contract/desk/desk-customer-file'
import type { Id } from '@portal/contract/wire'
import { useWrite } from '@portal/remote-kit'
import { Badge, Button, Text } from '@portal/ui'
import { useCanEdit } from '../../shared/use-can-edit.ts'
import { useErrorText } from '../../shared/use-error-text.ts'
import { useTenantCode } from '../../shared/use-tenant-code.ts'
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
  const tenant = useTenantCode()
  const may = useCanEdit()
  const write = useWrite(inviteCustomer, { refreshes: ['DESK_FILE', 'DESK_CUSTOMERS'] })
  const problem = useErrorText()(write.error)
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
          onClick={() => write.mutate({ params: { tenant, id } })}
        >
          {text(account === 'invited' ? 'invite_again' : 'invite')}
        </Button>
      )}
      {problem && (
        <Text role="alert" color="bad">
          {problem}
        </Text>
      )}
    </>
  )
}
