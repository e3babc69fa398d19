import { useStore } from '@portal/remote-kit'
import { PortalContext } from '@portal/remote-kit/context'
import { I18nProvider } from '@portal/remote-kit/i18n'
import { RouterRoot } from '@portal/remote-kit/portal-router'
import { QueryClientProvider } from '@portal/remote-kit/query'
import type { RemoteTexts } from '@portal/remote-kit/texts'
import { Box, Button, ButtonLink, EmptyState, Flex, LampOff, Mug, TenantBrand, UiProvider } from '@portal/ui'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type GlobalError, globalError } from '../global-error.ts'
import { outlet } from '../mount/outlet.ts'
import type { Shell } from '../shell.ts'
import { clearDevice } from '../states/clear-device.ts'
import { useText } from '../texts.ts'
import { HydrationBoundary, useIsHydrated } from './hydration.tsx'
import { keepFocusOnRemoval } from './keep-focus.ts'
import { LazySignedInLayout } from './LazySignedInLayout.ts'
import { PageTitle, titleIdByGlobalError } from './page-title.ts'
import { ScreenFallback } from './ScreenFallback.tsx'
import { ShellContext, useDestination, useShell } from './shell-context.tsx'

interface FullPageProps {
  title: string
  children: string
  action?: ReactNode
  illustration?: ReactNode
}

/** A page with the tenant's name and logo, a title, an explanation and an action, for states without a screen. */
export function FullPage({ title, children, action, illustration = <LampOff /> }: FullPageProps) {
  const tenant = useStore(useShell().core.tenant)
  useLayoutEffect(() => outlet.remove(), [])
  return (
    <Flex as="main" direction="column" align="center" minH="100vh" p="4">
      {tenant && <TenantBrand name={tenant.name} slogan={tenant.slogan} logo={tenant.logo} />}
      <Box my="auto">
        <EmptyState title={title} level={1} illustration={illustration} action={action}>
          {children}
        </EmptyState>
      </Box>
    </Flex>
  )
}

/** Page for a URL that belongs to no tenant, or for a session whose tenant no longer exists (SHELL-08, TENANT-07). */
function UnknownTenantPage() {
  const text = useText()
  const { session, loadPage } = useShell()
  const account = useStore(session.account)
  const signOutAndReload = () => void session.signOut().finally(() => loadPage('/'))
  return (
    <FullPage
      title={text(titleIdByGlobalError['unknown-office'])}
      action={account && <Button onClick={signOutAndReload}>{text('other_account')}</Button>}
    >
      {text('unknown_office_hint')}
    </FullPage>
  )
}

function NotFoundPage() {
  const text = useText()
  return (
    <FullPage title={text('not_found_title')} action={<ButtonLink href="/">{text('to_start')}</ButtonLink>}>
      {text('not_found_hint')}
    </FullPage>
  )
}

function GlobalErrorPage({ problem }: { problem: Exclude<GlobalError, 'unknown-office'> }) {
  const text = useText()
  const { session, routing, loadPage } = useShell()
  const destination = useStore(routing.destination)
  const atSignIn = destination.kind === 'screen' && destination.route.audience !== 'customer'
  const leaveErrorPage = () => (atSignIn ? loadPage() : void session.signOut().finally(() => loadPage('/')))
  const retryButton = <Button onClick={() => loadPage()}>{text('try_again')}</Button>
  const actions: Record<typeof problem, ReactNode> = {
    'server-error': retryButton,
    maintenance: retryButton,
    'no-access': <Button onClick={leaveErrorPage}>{text('other_account')}</Button>,
    generic: (
      <Button onClick={() => void clearDevice(session).finally(() => loadPage('/'))}>
        {text('clear_cookies')}
      </Button>
    ),
  }
  return (
    <FullPage
      title={text(titleIdByGlobalError[problem])}
      action={actions[problem]}
      {...(problem === 'maintenance' ? { illustration: <Mug /> } : {})}
    >
      {text(hintIdByGlobalError[problem])}
    </FullPage>
  )
}

const hintIdByGlobalError = {
  'server-error': 'server_error_hint',
  maintenance: 'maintenance_hint',
  'no-access': 'no_access_hint',
  generic: 'generic_error_hint',
} as const

/** How long the loading overlay shows after sign-in, in milliseconds (SHELL-10). */
const welcomeDurationMs = 3500

/** Whether the customer has just signed in; false after a reload. */
function useHasJustSignedIn(): boolean {
  const { session } = useShell()
  const id = useStore(session.account)?.id
  const before = useRef(id)
  const [welcoming, setWelcoming] = useState(false)
  useEffect(() => {
    const arrived = before.current === undefined && id !== undefined
    before.current = id
    if (!arrived) return setWelcoming(false)
    setWelcoming(true)
    const timer = setTimeout(() => setWelcoming(false), welcomeDurationMs)
    return () => clearTimeout(timer)
  }, [id])
  return welcoming
}

/**
 * Layout before sign-in: the screen fills the page. The outlet stays where the page server put it in the body, so that
 * rendered HTML and typed text are kept. The next screen starts at the top, even if a phone has scrolled for the
 * keyboard.
 */
function GuestLayout() {
  useLayoutEffect(() => {
    if (outlet.parentElement !== document.body) document.body.append(outlet)
    return () => {
      outlet.remove()
      scrollTo({ top: 0 })
    }
  }, [])
  return <ScreenFallback />
}

/** Renders exactly one full-screen state, by precedence (SHELL-01); the server-rendered HTML is the loading state. */
function PageRoot() {
  const { page, session } = useShell()
  const account = useStore(session.account)
  const forGuests = useDestination(
    (destination) => destination.kind === 'screen' && destination.route.audience !== 'customer',
  )
  const currentError = useStore(globalError)
  const shownError = useIsHydrated() ? currentError : null
  const leadsNowhere = useDestination(({ kind }) => kind === 'not-found')
  const welcoming = useHasJustSignedIn()
  if (shownError === 'unknown-office') return <UnknownTenantPage />
  if (shownError) return <GlobalErrorPage problem={shownError} />
  if (!page.staff && !account && leadsNowhere) return <NotFoundPage />
  if (!page.staff && (!account || forGuests)) return <GuestLayout />
  return (
    <ShellPortalProvider>
      <LazySignedInLayout welcoming={welcoming} />
    </ShellPortalProvider>
  )
}

interface AppProps {
  shell: Shell
  texts: RemoteTexts
  serverRendered?: boolean
}

export function App({ shell, texts, serverRendered = false }: AppProps) {
  useEffect(keepFocusOnRemoval, [])
  return (
    <UiProvider cache={shell.core.styles}>
      <I18nProvider i18n={texts.i18n}>
        <QueryClientProvider client={shell.queries}>
          <ShellContext value={shell}>
            <RouterRoot router={shell.core.router}>
              <HydrationBoundary serverRendered={serverRendered}>
                <PageTitle />
                <PageRoot />
              </HydrationBoundary>
            </RouterRoot>
          </ShellContext>
        </QueryClientProvider>
      </I18nProvider>
    </UiProvider>
  )
}

const neverAbortedSignal = new AbortController().signal

export function ShellPortalProvider({ children }: { children: ReactNode }) {
  const { portalFor } = useShell()
  const portal = useMemo(() => ({ ...portalFor('shell'), signal: neverAbortedSignal }), [portalFor])
  return <PortalContext value={portal}>{children}</PortalContext>
}
