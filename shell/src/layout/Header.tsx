import { useStore } from '@portal/remote-kit'
import { Box, chakra, IconButton, TenantBrand } from '@portal/ui'
import { ProfileButton } from '../profile/ProfileButton.tsx'
import { useText } from '../texts.ts'
import { HeaderLinks } from './HeaderLinks.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { Menu } from './Menu.tsx'
import { isMenuOpen } from './menu-open.ts'
import { TitleSpacer } from './ScreenTitle.tsx'
import { SidePanel } from './SidePanel.tsx'
import { useShell } from './shell-context.tsx'
import { stripLayerCss, stripOffset } from './title-strip.ts'

const headerCss = {
  ...stripLayerCss,
  px: { base: '4', md: '6', xl: '8' },
  w: '100%',
  maxW: '1264px',
  zIndex: 14,
  mb: stripOffset,
  _print: { minH: '0', position: 'static', mb: '0' },
}
/** Takes all space beside the title, so that the layout does not move when name and counts load. */
const actionsCss = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { base: '1', md: '4' },
  minW: '0',
  ml: 'auto',
  '@media (min-width: 1201px)': { flex: '1' },
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
