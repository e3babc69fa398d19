import { Avatar, Box, Button, chakra, Flex, Text } from '@portal/ui'
import { useAccount } from '../layout/account.ts'
import { useShell } from '../layout/context.tsx'
import { MenuLink } from '../layout/MenuLink.tsx'
import { useMenuEntries } from '../layout/menu-entries.ts'
import { LookChoice } from '../profile/LookChoice.tsx'
import { useText } from '../texts.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

const css = { display: 'flex', flexDirection: 'column', gap: '4', pt: '7', pb: '5', px: '5', minH: '100%' }
const stays = { position: 'sticky', top: '0', h: '100vh', minH: '0', overflowY: 'auto' }
const name = { fontWeight: 600, overflowWrap: 'anywhere' }

/** The menu of somebody of the staff: their screens, who they are, how the portal looks to them, and the way out. */
export function StaffMenu({ sticky = false }: { sticky?: boolean }) {
  const { page, session } = useShell()
  const account = useAccount()
  const entries = useMenuEntries('menu')
  const text = useText()
  return (
    <chakra.nav css={[css, sticky && stays]} aria-label={text('main_menu')}>
      <Box px="3">
        <Text textStyle="section">{text('staff_portal')}</Text>
        <Text textStyle="meta" color="ink2">
          {text('version', { version: page.version })}
        </Text>
      </Box>
      <chakra.ul display="grid" gap="0.5">
        {entries.map((entry) => (
          <li key={entry.key}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </chakra.ul>
      <Box mt="auto" display="grid" gap="4">
        <LanguageChoice />
        <LookChoice />
        <Flex gap="3" align="center">
          <Avatar name={account.name} />
          <Box minW="0">
            <Text css={name}>{account.name}</Text>
            <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
              {account.username}
            </Text>
          </Box>
        </Flex>
        <Button kind="secondary" onClick={() => void session.leave()}>
          {text('sign_out')}
        </Button>
      </Box>
    </chakra.nav>
  )
}
