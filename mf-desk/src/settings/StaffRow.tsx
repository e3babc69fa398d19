import { setTenantStaffRole, type TenantStaffMember } from '@portal/contract/desk/tenant-settings'
import { LazyConfirmDialog } from '@portal/remote-kit/confirm'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, Button, chakra, Flex, Text } from '@portal/ui'
import { useState } from 'react'
import { useDeskWrite } from '../shared/use-desk-write.ts'
import { useText } from '../texts.ts'

export function StaffRow({
  person: { name, email, role, signed_in: signedIn },
}: {
  person: TenantStaffMember
}) {
  const text = useText()
  const [isConfirming, setConfirming] = useState(false)
  const write = useDeskWrite(setTenantStaffRole, { onDone: () => setConfirming(false) })
  return (
    <chakra.li css={staffActionRowCss}>
      <div>
        <Text fontWeight={600}>{name}</Text>
        <Text textStyle="meta" color="ink2">
          {email}
        </Text>
      </div>
      <Flex gap="2" wrap="wrap" align="center">
        <Badge>{text(`role_${role}`)}</Badge>
        {!signedIn && <Badge status="plain">{text('person_new')}</Badge>}
        <Button kind="quiet" small onClick={() => setConfirming(true)}>
          {text('person_remove')}
        </Button>
      </Flex>
      <LazyConfirmDialog
        open={isConfirming}
        title={text('person_remove_title', { name })}
        confirm={text('person_remove')}
        cancel={text('cancel')}
        busy={write.isPending}
        problem={write.errorText}
        onConfirm={() => write.mutate({ body: { email, role: 'none' } })}
        onCancel={() => setConfirming(false)}
      >
        {text('person_remove_hint')}
      </LazyConfirmDialog>
    </chakra.li>
  )
}
