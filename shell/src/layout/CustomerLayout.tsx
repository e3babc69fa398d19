import { useStore } from '@portal/remote-kit'
import { LanguageSwitch } from '@portal/remote-kit/languages'
import { lazyWithRetry } from '@portal/remote-kit/lazy-with-retry'
import { Box, chakra, Grid, useIsWide } from '@portal/ui'
import { NotFoundCard } from '../states/NotFoundCard.tsx'
import { useText } from '../texts.ts'
import { BottomBar, bottomBarHeight } from './BottomBar.tsx'
import { useBackgroundRefetch } from './background-refetch.ts'
import { useCustomer } from './customer.ts'
import { DataAgeNotice } from './DataAgeNotice.tsx'
import { Header } from './Header.tsx'
import { Menu } from './Menu.tsx'
import { NewReleaseNotice } from './NewReleaseNotice.tsx'
import { Outlet } from './Outlet.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'
import { useDestination, useShell } from './shell-context.tsx'

/** Text ids of the pages that every tenant has on its own site (DASH-16). */
const textIdBySitePage = {
  privacy: 'privacy',
  disclaimer: 'disclaimer',
  cookies: 'cookies',
  terms: 'voorwaarden',
  complaints: 'klachten',
} as const

/** Path of the tenant's accessibility statement, which the server renders (A11Y-01). */
const accessibilityStatementPath = '/toegankelijkheid'

const listCss = { display: 'flex', flexWrap: 'wrap', '& a': { display: 'block', px: '2.5', py: '3' } }
const linkCss = { textStyle: 'meta', textDecoration: 'underline', textUnderlineOffset: '3px' }

function TenantLinks() {
  const tenant = useStore(useShell().core.tenant)
  const text = useText()
  const site = tenant?.website?.replace(/\/+$/, '')
  const pages = site?.startsWith('https://')
    ? (Object.keys(textIdBySitePage) as (keyof typeof textIdBySitePage)[])
    : []
  return (
    <chakra.nav aria-label={text('footer_links')}>
      <chakra.ul css={listCss}>
        <li>
          <chakra.a css={linkCss} href={accessibilityStatementPath} target="_self">
            {text('footer_accessibility')}
          </chakra.a>
        </li>
        {pages.map((page) => (
          <li key={page}>
            <chakra.a
              css={linkCss}
              href={`${site}/${textIdBySitePage[page]}`}
              rel="noreferrer"
              target="_blank"
            >
              {text(`footer_${page}`)}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}

const footerCss = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '6',
  w: '100%',
  maxW: '1264px',
  px: { base: '1.5', md: '4', xl: '6' },
  py: '6',
  /** Hides the footer until the height of the screen is known, so that it does not move. */
  '#content:has([data-loading]) + &': { visibility: 'hidden' },
  _print: { display: 'none' },
}

function Footer() {
  const { language } = useShell()
  const text = useText()
  return (
    <chakra.footer css={footerCss}>
      <LanguageSwitch language={language} label={text('language')} />
      <TenantLinks />
    </chakra.footer>
  )
}

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

const LazyAnnouncements = lazyWithRetry(
  () => import(/* webpackChunkName: "announced" */ './announcements/Announcements.tsx'),
  { fallback: () => null },
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
            <LazyAnnouncements customer={customer} />
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
