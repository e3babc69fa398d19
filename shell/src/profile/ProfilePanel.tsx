import { formatDate } from '@portal/domain/format/date'
import { Slot, useStore } from '@portal/remote-kit'
import type { Account } from '@portal/remote-kit/portal'
import { Avatar, Box, Button, ButtonLink, chakra, Text } from '@portal/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { useCustomer, useFamily } from '../layout/customer.ts'
import { HeaderLinks } from '../layout/HeaderLinks.tsx'
import { useRoutePath, useShell } from '../layout/shell-context.tsx'
import type { Shell } from '../shell.ts'
import { useText } from '../texts.ts'
import { ColorSchemeChoice } from './ColorSchemeChoice.tsx'

/** Delay between click and sign-out, in milliseconds (PROFILE-04). */
const signOutDelayMs = 150

const contentCss = {
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
/** Sticky footer, so that the sign-out button stays visible. */
const footerCss = {
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

/** Heading level below the drawer's title, which is level 2. */
const headingLevel = { level: 3 } as const

/** Loads the file chooser when the drawer opens; omits it if loading fails (HOUSE-05). */
function useCustomerFileChooser() {
  const [chooser, setChooser] = useState<{ Files: ComponentType<{ shell: Shell }> }>()
  useEffect(() => {
    import(/* webpackChunkName: "household" */ '../household/CustomerFileChooser.tsx').then(
      ({ default: Files }) => setChooser({ Files }),
      () => {},
    )
  }, [])
  return chooser?.Files
}

/** The profile drawer: people of the customer file, the home, accounts on this device, sign-out (PROFILE). */
export function ProfilePanel({ account }: { account: Account }) {
  const shell = useShell()
  const { mfaRequired, session, page } = shell
  const text = useText()
  const customer = useCustomer()
  const family = useFamily(!useStore(mfaRequired))
  const change = useRoutePath('editInfo')
  const Files = useCustomerFileChooser()
  return (
    <Box css={contentCss}>
      <HeaderLinks inPanel />
      <PersonCard
        role={text(page.file ? 'file' : 'you')}
        name={customer?.full_name ?? account.name}
        person={customer}
        picture={page.file ? customer?.avatar_thumb : account.avatar}
      />
      {family?.partner && (
        <PersonCard
          role={text('partner')}
          name={family.partner.full_name}
          person={family.partner}
          picture={family.partner.avatar}
        />
      )}
      {family?.children.map((child) => (
        <PersonCard
          key={child.id}
          role={text('child')}
          name={child.full_name}
          person={child}
          picture={child.avatar}
        />
      ))}
      <Slot name="profile.property" props={headingLevel} />
      {change && (
        <ButtonLink kind="secondary" href={change}>
          {text('change_info')}
        </ButtonLink>
      )}
      {Files && <Files shell={shell} />}
      <Slot name="profile.accounts" props={headingLevel} />
      <ColorSchemeChoice />
      <Box css={footerCss}>
        <Button kind="secondary" onClick={() => setTimeout(() => void session.leave(), signOutDelayMs)}>
          {text('sign_out')}
        </Button>
      </Box>
    </Box>
  )
}

interface CardPerson {
  date_of_birth: string | null
  age: number | null
}
interface PersonCardProps {
  role: string
  name: string
  person: CardPerson | undefined
  /** PNG in base64, without `data:` prefix. */
  picture: string | null | undefined
}

const cardCss = {
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  bg: 'card',
  rounded: 'card',
  border: '1px solid',
  borderColor: 'line',
  p: '4',
}

export function PersonCard({ role, name, person, picture }: PersonCardProps) {
  const text = useText()
  const { language } = useStore(useShell().language.current)
  const born = person?.date_of_birth ? formatDate(person.date_of_birth, language) : null
  return (
    <chakra.section css={cardCss} aria-label={`${role}: ${name}`}>
      <Avatar name={name} picture={picture} />
      <chakra.div minW="0">
        <Text textStyle="meta" color="ink2">
          {role}
        </Text>
        <Text fontWeight={600}>{name}</Text>
        {born && (
          <Text textStyle="meta" color="ink2">
            {person?.age === null ? born : text('born', { date: born, age: person?.age ?? 0 })}
          </Text>
        )}
      </chakra.div>
    </chakra.section>
  )
}
