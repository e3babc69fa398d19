import { Box, chakra, Grid, useWide } from '@portal/ui'
import { NotFound } from '../states/NotFound.tsx'
import { useText } from '../texts.ts'
import { BottomBar, barHeight } from './BottomBar.tsx'
import { useCustomer } from './customer.ts'
import { useDestination } from './destination.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { useKeepFresh } from './keep-fresh.ts'
import { LastSeenLine } from './LastSeenLine.tsx'
import { LazyPage } from './LazyPage.tsx'
import { Menu } from './Menu.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { Title } from './Title.tsx'

const skipLink = {
  position: 'absolute',
  insetInlineStart: '4',
  top: '-100px',
  zIndex: 10,
  bg: 'paper',
  p: '3',
  _focusVisible: { top: '4' },
}
const columns = { base: 'minmax(0,1fr)', xl: '320px minmax(0,1fr)' }
const mainCss = {
  flex: '1 0 auto',
  pb: '2',
  w: '100%',
  maxW: '1264px',
  outline: 'none',
}
const column = {
  minW: '0',
  minH: '100vh',
  display: 'flex',
  flexDirection: 'column',
  pb: { base: `calc(${barHeight} + env(safe-area-inset-bottom))`, md: '0' },
  _print: { pb: '0', minH: '0' },
}
const gutter = { base: '16px', md: '24px', xl: '32px' }

/** The page works without announcements. */
const loadAnnounced = () =>
  import(/* webpackChunkName: "announced" */ './announcements/Announcements.tsx').then(
    ({ default: Announcements }) => Announcements,
    () => () => null,
  )

/** The layout of a signed-in customer: menu, header, screen, footer. */
export function CustomerLayout() {
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const text = useText()
  const wide = useWide('xl')
  const customer = useCustomer()
  useKeepFresh()
  return (
    <Grid gridTemplateColumns={columns} minH="100vh">
      <chakra.a href="#content" css={skipLink}>
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
      <Box css={column}>
        <Header />
        <chakra.main id="content" tabIndex={-1} css={mainCss} px={gutter}>
          <Title />
          <NewReleaseNotice />
          {(customer?.keys_wanted_from || customer?.access_until) && (
            <LazyPage load={loadAnnounced}>
              {(Announcements) => <Announcements customer={customer} />}
            </LazyPage>
          )}
          <LastSeenLine />
          {leadsNowhere ? <NotFound /> : <Outlet />}
        </chakra.main>
        <Footer />
      </Box>
      <BottomBar />
    </Grid>
  )
}
