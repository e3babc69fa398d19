import type { Account } from '@portal/remote-kit/portal'
import { Box, Button, ButtonLink } from '@portal/ui'
import { useShell } from '../layout/context.tsx'
import { useCustomer, useFamily } from '../layout/customer.ts'
import { HeaderLinks } from '../layout/HeaderLinks.tsx'
import { useRoutePath } from '../layout/route-path.ts'
import { ShellSlot } from '../layout/ShellSlot.tsx'
import { useText } from '../texts.ts'
import { PersonCard } from './PersonCard.tsx'

/** Time between the press and the sign-out, in milliseconds (PROFILE-04). */
const signOutDelay = 150

/** The profile drawer: who is in the file, the home, the accounts of this device, and the way out (PROFILE). */
export function ProfilePanel({ account }: { account: Account }) {
  const { session } = useShell()
  const text = useText()
  const customer = useCustomer()
  const family = useFamily(true)
  const change = useRoutePath('editInfo')
  return (
    <Box p="5" display="grid" gap="4" w="100%" maxW="480px" mx="auto">
      <HeaderLinks inPanel />
      <PersonCard
        role={text('you')}
        name={customer?.full_name ?? account.name}
        person={customer}
        picture={account.avatar}
      />
      {family?.partner && (
        <PersonCard role={text('partner')} name={family.partner.full_name} person={family.partner} />
      )}
      {family?.children.map((child) => (
        <PersonCard key={child.id} role={text('child')} name={child.full_name} person={child} />
      ))}
      <ShellSlot name="profile.property" />
      {change && (
        <ButtonLink kind="secondary" href={change}>
          {text('change_info')}
        </ButtonLink>
      )}
      <ShellSlot name="profile.accounts" />
      <Button kind="secondary" onClick={() => setTimeout(() => void session.leave(), signOutDelay)}>
        {text('sign_out')}
      </Button>
    </Box>
  )
}
