import { useStore } from '@portal/remote-kit'
import { Box, chakra, Heading, IconButton, TenantBrand, Text } from '@portal/ui'
import { ProfileButton } from '../profile/ProfileButton.tsx'
import { useText } from '../texts.ts'
import { useAccount } from './account.ts'
import { useShell } from './context.tsx'
import { useFocusOnArrival } from './focus.ts'
import { HeaderLinks } from './HeaderLinks.tsx'
import { HeaderSearch } from './HeaderSearch.tsx'
import { Menu } from './Menu.tsx'
import { menuOpen } from './menu-open.ts'
import { useScreenTitle } from './page-title.ts'
import { SidePanel } from './SidePanel.tsx'

/** Room above and below the strip that stays. */
const margin = { base: '10px', md: '24px' }
/** Stays in reach while one scrolls, a strip of 60 or 72 pixels, where the window is high enough to spare it. */
const css = {
  display: 'flex',
  alignItems: 'center',
  gap: { base: '2', md: '4' },
  minH: { base: '80px', md: '120px' },
  px: { base: '4', md: '6', xl: '8' },
  w: '100%',
  maxW: '1264px',
  borderBlock: '0 solid transparent',
  borderBlockWidth: margin,
  bg: 'paper',
  backgroundClip: 'padding-box',
  '@media (min-height: 480px)': {
    position: 'sticky',
    zIndex: 14,
    top: { base: '-10px', md: '-24px' },
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '@media (forced-colors: active)': { borderColor: 'Canvas' },
  _print: { minH: '0', position: 'static', borderBlockWidth: '0', bg: 'transparent' },
}
/**
 * The title keeps its line beside the permanent menu, where a long name gives way. On a phone a title of two lines
 * leaves no room for the name below it, which then goes to a column that is clipped.
 */
const titleCss = {
  flex: '1',
  minW: 0,
  '@media (min-width: 1201px)': { flex: 'none', maxW: '60%' },
  '@media (max-width: 768px)': {
    display: 'flex',
    flexFlow: 'column wrap',
    justifyContent: 'center',
    columnGap: '6',
    maxH: '72px',
    overflow: 'clip',
    overflowClipMargin: '6px',
    '& > *': { width: '100%' },
  },
}
/** All the room that the title leaves, so that nothing of it moves when the name and counts are known. */
const actionsCss = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: { base: '1', md: '4' },
  minW: '0',
  '@media (min-width: 1201px)': { flex: '1' },
  _print: { display: 'none' },
}
/** The name stands below the title where there is no room for it beside the face; the profile's button says it. */
const nameCss = {
  display: { base: 'block', lg: 'none' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  _print: { display: 'none' },
}
/** Keeps the name's line while it is not known. */
const nothingYet = '\u00a0'
/** The burger shows at 1200 as well as below, where the permanent menu begins (HEADER-04). */
const narrow = {
  display: 'none',
  '@media (max-width: 1200px)': { display: 'block' },
  _print: { display: 'none' },
}

const closeMenu = () => menuOpen.set(false)

/** The bar above every screen: the screen's title, the menu where it is not permanent, the customer (HEADER). */
export function Header() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  return (
    <chakra.header css={css}>
      <Box css={narrow} ml="-3">
        <IconButton icon="menu" label={text('open_menu')} onClick={() => menuOpen.set(true)} />
        <SidePanel
          side="left"
          label={text('main_menu')}
          closeLabel={text('close_menu')}
          open={useStore(menuOpen)}
          onClose={closeMenu}
        >
          <Menu />
        </SidePanel>
      </Box>
      <Box css={titleCss}>
        <Title />
        <Text textStyle="meta" color="ink2" css={nameCss} aria-hidden="true">
          {useAccount().name || nothingYet}
        </Text>
      </Box>
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

function Title() {
  const title = useScreenTitle()
  const heading = useFocusOnArrival()
  return (
    <Heading level={1} ref={heading} tabIndex={-1} overflowWrap="anywhere">
      {title}
    </Heading>
  )
}
