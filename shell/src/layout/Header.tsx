import { Slot, useStore } from '@portal/remote-kit'
import { createStore } from '@portal/remote-kit/store'
import { Avatar, Box, chakra, IconButton, TenantBrand, VisuallyHidden } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { runWhenIdle } from '../portal/prefetch.ts'
import { ProfilePanel } from '../profile/ProfilePanel.tsx'
import { useText } from '../texts.ts'
import { useAccount, useMfaRequired } from './customer.ts'
import { HeaderLinks } from './HeaderLinks.tsx'
import { Menu } from './Menu.tsx'
import { useNewItemTotal } from './menu-count.ts'
import { NewItemBadge } from './NewItemBadge.tsx'
import { TitleSpacer } from './ScreenTitle.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useShell } from './shell-context.tsx'
import { stripLayerCss, stripOffset } from './title-strip.ts'

/** Cuts a long name after two lines; the button's label contains the full name. */
const nameCss = {
  display: { base: 'none', lg: '-webkit-box' },
  fontWeight: 500,
  textAlign: 'start',
  minW: 0,
  maxW: '16rem',
  lineHeight: 1.25,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
}

/** Profile button with the customer's name, avatar and total of new items; opens the profile drawer (HEADER-05). */
function ProfileButton() {
  const account = useAccount()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const text = useText()
  const total = useNewItemTotal()
  const label = text('profile_of', { name: account.name })
  return (
    <>
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        gap="3"
        minW="0"
        rounded="full"
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <chakra.span css={nameCss} aria-hidden="true">
          {account.name}
        </chakra.span>
        <Box position="relative" flex="none">
          <Avatar name={account.name} picture={account.avatar} />
          <Box position="absolute" top="-8px" right="-10px">
            <NewItemBadge count={total} textId="waiting_count" />
          </Box>
        </Box>
      </chakra.button>
      <SidePanel side="right" label={label} closeLabel={text('close_profile')} open={open} onClose={close}>
        {open && <ProfilePanel account={account} />}
      </SidePanel>
    </>
  )
}

const isMenuOpen = createStore(false)

const searchSlot = 'header.search'

/** Reserves space for the search; its code loads when the page is idle. */
function HeaderSearch() {
  const { portalFor } = useShell()
  const mfaRequired = useMfaRequired()
  const [ready, setReady] = useState(false)
  useEffect(() => runWhenIdle(() => setReady(true)), [])
  if (mfaRequired || portalFor('shell').slot(searchSlot).length === 0) return null
  return (
    <Box boxSize="48px" flex="none">
      {ready && <Slot name={searchSlot} quiet />}
    </Box>
  )
}

const headerCss = {
  ...stripLayerCss,
  px: { base: '4', md: '6', xl: '8' },
  w: '100%',
  maxW: '1264px',
  zIndex: 14,
  mb: stripOffset,
  _print: { minH: '0', position: 'static', mb: '0' },
}
/**
 * In wide windows the controls are placed separately, so that only the name's box grows when the name loads. Narrow ones
 * reserve the width of search and avatar, so that the controls do not move while the HTML arrives.
 */
const actionsCss = {
  display: { base: 'flex', lg: 'contents' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { base: '1', md: '4' },
  minW: { base: '100px', md: '112px' },
  ml: 'auto',
  _print: { display: 'none' },
}
/**
 * Shows an element only up to 1200 pixels: the menu button, because wider windows have a permanent menu (HEADER-04).
 */
const narrowWindowOnlyCss = {
  display: 'none',
  '@media (max-width: 1200px)': { display: 'block' },
  _print: { display: 'none' },
}

const closeMenu = () => isMenuOpen.set(false)

/** Controls above every screen, beside its title: menu button, search, shortcuts, profile (HEADER). */
export function Header() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  return (
    <chakra.header css={headerCss}>
      <Box css={narrowWindowOnlyCss} ml="-3">
        <IconButton icon="menu" label={text('open_menu')} onClick={() => isMenuOpen.set(true)} />
        <SidePanel
          side="left"
          label={text('main_menu')}
          closeLabel={text('close_menu')}
          open={useStore(isMenuOpen)}
          onClose={closeMenu}
        >
          <Menu />
        </SidePanel>
      </Box>
      <TitleSpacer />
      {tenant && (
        <Box display="none" _print={{ display: 'block' }}>
          <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />
        </Box>
      )}
      <Box css={actionsCss}>
        <HeaderSearch />
        <HeaderLinks />
        <ProfileButton />
      </Box>
    </chakra.header>
  )
}
