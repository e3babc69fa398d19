import { useStore } from '@portal/remote-kit'
import { Box, chakra, Grid, IconButton, useWide } from '@portal/ui'
import { useDestination } from '../layout/destination.ts'
import { menuOpen } from '../layout/menu-open.ts'
import { NewEdition } from '../layout/NewEdition.tsx'
import { Outlet } from '../layout/Outlet.tsx'
import { SidePanel } from '../layout/SidePanel.tsx'
import { Title } from '../layout/Title.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { useText } from '../texts.ts'
import { StaffMenu } from './StaffMenu.tsx'

const skipLink = {
  position: 'absolute',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 20,
  bg: 'paper',
  p: '3',
  _focusVisible: { top: '4' },
}
const columns = { base: 'minmax(0,1fr)', xl: '300px minmax(0,1fr)' }
const burgerCss = { position: 'fixed', top: '4', insetInlineStart: '2', zIndex: 15, display: { xl: 'none' } }
const mainCss = { w: '100%', maxW: '1600px', minW: '0', pb: '8', outline: 'none' }
const gutter = { base: '16px', md: '24px', xl: '32px' }

const openMenu = () => menuOpen.set(true)
const closeMenu = () => menuOpen.set(false)

/** The portal of somebody of the staff: a menu of what is theirs, and the screen. */
export function StaffFrame() {
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const text = useText()
  const wide = useWide('xl')
  return (
    <Grid gridTemplateColumns={columns} minH="100vh">
      <chakra.a href="#content" css={skipLink}>
        {text('skip_to_content')}
      </chakra.a>
      {wide && (
        <Box bg="nav" borderInlineEnd="1px solid" borderColor="line">
          <StaffMenu sticky />
        </Box>
      )}
      <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutter}>
        <Box css={burgerCss}>
          <IconButton icon="menu" label={text('open_menu')} onClick={openMenu} />
          <SidePanel
            side="left"
            label={text('main_menu')}
            closeLabel={text('close_menu')}
            open={useStore(menuOpen)}
            onClose={closeMenu}
          >
            <StaffMenu />
          </SidePanel>
        </Box>
        <Title />
        <NewEdition />
        {leadsNowhere ? <NotFound /> : <Outlet />}
      </chakra.main>
    </Grid>
  )
}
