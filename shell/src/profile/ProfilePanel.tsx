import { Slot, useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Box, Button, ButtonLink } from '@portal/ui'
import { useShell } from '../layout/context.tsx'
import { useCustomer, useFamily } from '../layout/customer.ts'
import { HeaderLinks } from '../layout/HeaderLinks.tsx'
import { useRoutePath } from '../layout/route-path.ts'
import { ShellSlot } from '../layout/ShellSlot.tsx'
import { useText } from '../texts.ts'
import { LookChoice } from './LookChoice.tsx'
import { PersonCard } from './PersonCard.tsx'

/** Time between the press and the sign-out, in milliseconds (PROFILE-04). */
const signOutDelay = 150

const content = {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: '4',
  px: '5',
  pt: '5',
  w: '100%',
  maxW: '480px',
  mx: 'auto',
}
/** The way out stays where it is, in view, while what stands above it comes. */
const foot = {
  position: 'sticky',
  bottom: '0',
  display: 'grid',
  mt: 'auto',
  mx: '-5',
  px: '5',
  py: '4',
  bg: 'nav',
  borderTopWidth: '1px',
  borderColor: 'line',
}

/** The title of the drawer is of level 2. */
const belowTitle = { level: 3 } as const

/** The profile drawer: who is in the file, the home, the accounts of this device, and the way out (PROFILE). */
export function ProfilePanel({ account }: { account: Account }) {
  const { keysWanted, session } = useShell()
  const text = useText()
  const customer = useCustomer()
  const family = useFamily(!useStore(keysWanted))
  const change = useRoutePath('editInfo')
  return (
    <Box css={content}>
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
      <ShellSlot>
        <Slot name="profile.property" props={belowTitle} />
      </ShellSlot>
      {change && (
        <ButtonLink kind="secondary" href={change}>
          {text('change_info')}
        </ButtonLink>
      )}
      <ShellSlot>
        <Slot name="profile.accounts" props={belowTitle} />
      </ShellSlot>
      <LookChoice />
      <Box css={foot}>
        <Button kind="secondary" onClick={() => setTimeout(() => void session.leave(), signOutDelay)}>
          {text('sign_out')}
        </Button>
      </Box>
    </Box>
  )
}
