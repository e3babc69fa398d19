import { setTenantStaffRole, type TenantStaffMember } from '@portal/contract/desk/tenant-settings'
import { staffActionRowCss } from '@portal/remote-kit/staff'
import { Badge, chakra, Flex, Text } from '@portal/ui'
import { ConfirmedButton } from '../shared/ActionButton.tsx'
import { useText } from '../texts.ts'

export function StaffRow({
  person: { name, email, role, signed_in: signedIn },
}: {
  person: TenantStaffMember
}) {
  const text = useText()
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
        <ConfirmedButton
          call={setTenantStaffRole}
          input={{ body: { email, role: 'none' } }}
          label={text('person_remove')}
          title={text('person_remove_title', { name })}
          hint={text('person_remove_hint')}
        />
      </Flex>
    </chakra.li>
  )
}
