import type { Customer } from '@portal/contract/customer'
import { findCustomerOffice } from '@portal/domain/tenant-office'
import { useRoutePath, useTenant } from '@portal/remote-kit'
import { Avatar, Box, ButtonLink, chakra, Flex, KitchenTableIllustration, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../texts.ts'

interface DashboardHeroProps {
  customer: Customer | null
  /** Name to welcome after the account was activated (DASH-02); null otherwise. */
  welcome: string | null
  children: ReactNode
  /** Content of the panel below the illustration: the progress of an application, and counters of open items. */
  panelContent: ReactNode
}

const heroLayoutCss = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0,1fr)', md: 'minmax(0,1fr) 240px', lg: 'minmax(0,1fr) 300px' },
  gap: { base: '4', lg: '6' },
  alignItems: 'end',
  px: { base: '4', md: '8', lg: '10' },
  pt: '4',
  overflow: 'hidden',
}
/** Hides the illustration on phones, which have no space for an illustration above the content. */
const heroIllustrationCss = {
  mb: '-1px',
  w: '100%',
  ml: 'auto',
  display: { base: 'none', md: 'block' },
  _print: { display: 'none' },
}
const heroTextCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '2',
  alignSelf: 'center',
  pb: { base: '2', md: '3' },
  minW: 0,
  position: 'relative',
}
const heroPanelCss = {
  bg: 'table',
  borderTopWidth: '2px',
  borderColor: 'stroke',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  p: '2',
  minH: '14px',
  '&:empty': { p: '0' },
}

/** Top of the overview: the next step that the adviser suggests, and below it a panel with open items. */
export function DashboardHero({ customer, welcome, children, panelContent }: DashboardHeroProps) {
  const text = useText()
  return (
    <chakra.section
      bg="surface"
      rounded={{ base: '20px', md: 'table' }}
      overflow="hidden"
      aria-label={text('next')}
      _print={{ breakInside: 'avoid' }}
    >
      <Box css={heroLayoutCss}>
        <Box css={heroTextCss}>
          <AdviserLine customer={customer} />
          {welcome !== null && (
            <>
              <Text textStyle="subsection">{text('welcome_new', { name: welcome })}</Text>
              <Text maxW="44em">{text('account_created')}</Text>
            </>
          )}
          {children}
        </Box>
        <Box css={heroIllustrationCss}>
          <KitchenTableIllustration />
        </Box>
      </Box>
      <Box css={heroPanelCss}>{panelContent}</Box>
    </chakra.section>
  )
}

/** On phones only the icon is visible. */
const adviserLinkCss = {
  px: { base: '2.5', md: '4' },
  '& > span': { display: { base: 'none', md: 'inline' } },
}

/** Line with the adviser, or with the tenant if there is no adviser, and links to call and write. */
function AdviserLine({ customer }: { customer: Customer | null }) {
  const text = useText()
  const tenant = useTenant()
  const contact = useRoutePath('contact')
  const adviser = customer?.advisor ?? null
  const name = adviser?.full_name ?? tenant?.name ?? ''
  const phone = adviser?.phone ?? findCustomerOffice(tenant?.offices ?? [], customer)?.phone
  return (
    <Flex gap="8px 16px" align="center" wrap="wrap">
      <Flex gap="3" align="center" minW="0" flex={{ base: '1 1 9rem', md: '0 1 auto' }}>
        <Avatar name={name} picture={adviser?.avatar} size={48} />
        <Box minW="0">
          <Text fontWeight={600} overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="meta" color="ink2">
            {text(adviser ? 'adviser' : 'your_office')}
          </Text>
        </Box>
      </Flex>
      <Flex gap="2">
        {phone && (
          <ButtonLink
            small
            icon="phone"
            css={adviserLinkCss}
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            aria-label={text('call_label', { name, phone })}
          >
            <span>{text('call')}</span>
          </ButtonLink>
        )}
        {contact && (
          <ButtonLink
            small
            icon="chat"
            css={adviserLinkCss}
            href={contact}
            aria-label={text('write_label', { name })}
          >
            <span>{text('write')}</span>
          </ButtonLink>
        )}
      </Flex>
    </Flex>
  )
}
