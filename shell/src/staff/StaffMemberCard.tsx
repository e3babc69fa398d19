import { languageNames, languages } from '@portal/contract/language'
import { getStaffTenantPath, type StaffMember } from '@portal/contract/staff'
import { useLanguageChoice } from '@portal/remote-kit/language-choice'
import type { LanguageApi } from '@portal/remote-kit/portal'
import { SegmentedControl } from '@portal/remote-kit/segmented-control'
import type { TextFunction } from '@portal/remote-kit/texts'
import { Avatar, Box, Button, chakra, Flex, Link, Text } from '@portal/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Shell } from '../shell.ts'
import type nl from '../texts/nl.json'
import type { StaffTextFunction } from './staff-texts.ts'

interface TenantSwitchProps {
  tenants: StaffMember['tenants']
  current: string | undefined
  label: string
}

const listCss = { display: 'grid', gap: '1', textStyle: 'meta' }

/** Switch between tenants for staff who work for several; each is a separate page. */
function TenantSwitch({ tenants, current, label }: TenantSwitchProps) {
  return (
    <chakra.ul css={listCss} aria-label={label}>
      {tenants.map(({ subdomain, name }) => (
        <li key={subdomain}>
          {subdomain === current ? (
            <chakra.span aria-current="true" fontWeight={600}>
              {name}
            </chakra.span>
          ) : (
            <Link href={getStaffTenantPath(subdomain)}>{name}</Link>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}

const languageOptions = languages.map((value) => ({ value, content: languageNames[value], lang: value }))

function LanguageChoice({ language, label }: { language: LanguageApi; label: string }) {
  const { chosen, choose } = useLanguageChoice(language)
  return (
    <SegmentedControl label={label} options={languageOptions} chosen={chosen} onChoose={choose} isFullWidth />
  )
}

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
