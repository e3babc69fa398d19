import type { TextFunction } from '@portal/remote-kit/texts'
import { Avatar, Box, Button, Flex, Text } from '@portal/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import type nl from '../texts/nl.json'
import { LanguageChoice } from './LanguageChoice.tsx'
import type { StaffTextFunction } from './staff-texts.ts'
import { TenantSwitch } from './TenantSwitch.tsx'

interface StaffMemberCardProps {
  shell: Shell
  text: TextFunction<keyof typeof nl>
  ofStaff: StaffTextFunction
  colorSchemeChoice: ReactNode
}

export function StaffMemberCard({
  shell: { session, language, page },
  text,
  ofStaff,
  colorSchemeChoice,
}: StaffMemberCardProps) {
  const account = useSyncExternalStore(session.account.subscribe, session.account.get)
  return (
    <Box display="grid" gridTemplateColumns="minmax(0,1fr)" gap="4">
      <Flex gap="3" align="center">
        <Avatar name={account?.name ?? ''} />
        <Box minW="0" overflowWrap="anywhere">
          <Text fontWeight={600}>{account?.name}</Text>
          <Text textStyle="meta" color="ink2" overflowWrap="anywhere">
            {account?.username}
          </Text>
        </Box>
      </Flex>
      {page.staff && page.staff.tenants.length > 1 && (
        <TenantSwitch
          tenants={page.staff.tenants}
          current={page.tenant?.subdomain}
          label={ofStaff('staff_tenants')}
        />
      )}
      <LanguageChoice language={language} label={ofStaff('staff_language')} />
      {colorSchemeChoice}
      <Button kind="secondary" onClick={() => void session.leave()}>
        {text('sign_out')}
      </Button>
      <Text textStyle="meta" color="ink2">
        {text('version', { version: page.version })}
      </Text>
    </Box>
  )
}
