import { Box, chakra, Grid, useIsWide } from '@portal/ui'
import { NotFoundCard } from '../states/NotFoundCard.tsx'
import { useText } from '../texts.ts'
import { BottomBar, bottomBarHeight } from './BottomBar.tsx'
import { useBackgroundRefetch } from './background-refetch.ts'
import { useCustomer } from './customer.ts'
import { DataAgeNotice } from './DataAgeNotice.tsx'
import { useDestination } from './destination.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LazyPage } from './LazyPage.tsx'
import { Menu } from './Menu.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

const skipLinkCss = {
  position: 'absolute',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 10,
  bg: 'paper',
  p: '3',
  _focusVisible: { top: '4' },
}
const layoutColumns = { base: 'minmax(0,1fr)', xl: '320px minmax(0,1fr)' }
const mainCss = {
  flex: '1 0 auto',
  pb: '2',
  w: '100%',
  maxW: '1264px',
  outline: 'none',
}
const contentColumnCss = {
  minW: '0',
  minH: '100vh',
  display: 'flex',
  flexDirection: 'column',
  pb: { base: `calc(${bottomBarHeight} + env(safe-area-inset-bottom))`, md: '0' },
  _print: { pb: '0', minH: '0' },
}
const gutterWidths = { base: '16px', md: '24px', xl: '32px' }

const loadAnnouncements = () =>
  import(/* webpackChunkName: "announced" */ './announcements/Announcements.tsx').then(
    ({ default: Announcements }) => Announcements,
    () => () => null,
  )

export function CustomerLayout() {
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const text = useText()
  const wide = useIsWide('xl')
  const customer = useCustomer()
  useBackgroundRefetch()
  return (
    <Grid gridTemplateColumns={layoutColumns} minH="100vh">
      <chakra.a href="#content" css={skipLinkCss}>
        {text('skip_to_content')}
      </chakra.a>
      <Box
        display={{ base: 'none', xl: 'block' }}
        bg="nav"
        borderInlineEnd="1px solid"
        borderColor="line"
        _print={{ display: 'none' }}
        data-wide
      >
        {wide && <Menu sticky />}
      </Box>
      <Box css={contentColumnCss}>
        <Header />
        <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutterWidths}>
          <ScreenTitle />
          <NewReleaseNotice />
          {(customer?.keys_wanted_from || customer?.access_until) && (
            <LazyPage load={loadAnnouncements}>
              {(Announcements) => <Announcements customer={customer} />}
            </LazyPage>
          )}
          <DataAgeNotice />
          {leadsNowhere ? <NotFoundCard /> : <Outlet />}
        </chakra.main>
        <Footer />
      </Box>
      <BottomBar />
    </Grid>
  )
}
