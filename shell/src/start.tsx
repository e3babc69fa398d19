import { calculateRolloutBucket } from '@portal/domain/rollout-bucket'
import { listScreens } from '@portal/domain/routing'
import type { Account, Store } from '@portal/remote-kit/portal'
import { getLocale } from '@portal/remote-kit/texts'
import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { unstable_forceFrameRate as setRenderFrameRate } from 'scheduler'
import { loadHttpClient } from './api/send-request.ts'
import { waitForClick } from './early/early-clicks.ts'
import { followUiTexts } from './language/language.ts'
import { detachOutlet, fitLayoutToWindow, getRootElement, hasServerLayout } from './layout/hydration.tsx'
import { LazySignedInLayout } from './layout/LazySignedInLayout.ts'
import { showPressedByKey } from './layout/pressed-by-key.ts'
import { recordInitialDestination } from './layout/shell-context.tsx'
import { hasServerScreen, outlet, waitUntilScreenSettled } from './mount/outlet.ts'
import { reevaluateActiveScreens, registerScreens } from './mount/single-spa.ts'
import {
  prefetchLinkedScreens,
  prefetchRemotes,
  prefetchScreenData,
  prefetchViews,
  runWhenIdle,
  waitForPaint,
  waitForResponses,
} from './portal/prefetch.ts'
import { reportUncaughtErrors } from './report/error-report.ts'
import { setCookie } from './session/device-storage.ts'
import { hidePageOnLeave } from './session/hide-page-on-leave.ts'
import { scheduleTokenRenewal } from './session/session.ts'
import type { Shell } from './shell.ts'
import { createShellTexts } from './texts.ts'

const monthSeconds = 30 * 24 * 60 * 60

/**
 * Sets the cookies that tell the page server whether this device is signed in, and the customer's rollout bucket.
 * Neither value is secret.
 */
function setSessionCookies(account: Store<Account | null>): void {
  account.subscribe(() => {
    const who = account.get()
    setCookie('signed-in=1', who ? monthSeconds : 0)
    if (who) setCookie(`bucket=${calculateRolloutBucket(who.id)}`, 12 * monthSeconds)
  })
}

/** Maximum wait for the font, in milliseconds; a fallback of the same size is shown meanwhile. */
const maxFontWaitMs = 800

/** Resolves when all requested fonts have loaded (SHELL-02), or after the maximum wait. */
const waitForFonts = (): Promise<unknown> =>
  Promise.race([document.fonts?.ready, new Promise((resolve) => setTimeout(resolve, maxFontWaitMs))])

/**
 * Starts the portal: loads session and code in parallel, then renders (architecture: how a page arrives). Until the
 * account is known, the server-rendered page stays visible as the loading state (SHELL-02). If the server rendered the
 * layout of the current screen, the screen mounts in that layout first. The shell hydrates the layout when the page is
 * idle or when a button in it is clicked; its links work before that.
 */
export async function startPortal(shell: Shell): Promise<Root> {
  const { session, routing, loader, remotes, report } = shell
  // By default, React yields to the browser every 5 ms. On a slow phone that makes the first screen appear 40 ms later.
  setRenderFrameRate(30)
  const getCurrentLocale = () => getLocale(shell.language.current.get())
  reportUncaughtErrors(remotes, report)
  registerScreens({
    screens: listScreens(remotes),
    isCurrent: routing.isCurrent,
    loader,
    getLocale: getCurrentLocale,
    report,
  })
  setSessionCookies(session.account)
  hidePageOnLeave(shell.open)
  routing.destination.subscribe(reevaluateActiveScreens)
  routing.destination.subscribe(() => prefetchCurrentDestination(shell))
  await openFirstScreen(shell)
  const root = await renderPortal(shell, waitForFirstScreen(shell))
  void waitForResponses(shell.queries).then(() => runWhenIdle(() => void loadHttpClient().catch(() => {})))
  prefetchRemotes(shell)
  runOnceSignedIn(session, () => {
    prefetchViews(shell)
    prefetchLinkedScreens(shell)
    showPressedByKey()
  })
  return root
}

/** Opens the session and starts to load the first screen. */
async function openFirstScreen(shell: Shell): Promise<void> {
  /** Loads the design system's texts before hydration, because React must render the same texts as the server. */
  const words = hasServerScreen() && followUiTexts(shell.language).catch(() => {})
  await shell.open()
  prefetchCurrentDestination(shell)
  await words
  if (!hasServerLayout(shell)) detachOutlet()
  reevaluateActiveScreens()
  scheduleTokenRenewal(shell.session, Date.now)
}

/** Resolves when the shell may render the layout. */
async function waitForFirstScreen(shell: Shell): Promise<void> {
  if (hasServerLayout(shell))
    await Promise.race([waitUntilScreenSettled().then(waitForPaint), waitForClick()])
  else if (shell.session.account.get()) await waitForFonts()
  else if (shell.routing.destination.get().kind === 'screen') await waitUntilScreenSettled()
}

/** Runs a function once when a customer is signed in, now or later. */
function runOnceSignedIn({ account }: Shell['session'], run: () => void): void {
  if (account.get()) {
    run()
    return
  }
  const stop = account.subscribe(() => {
    if (!account.get()) return
    stop()
    run()
  })
}

function prefetchCurrentDestination(shell: Shell): void {
  const { routing, loader, session } = shell
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return
  loader.load(destination.remote.name).catch(() => {})
  if (session.account.get() && destination.route.audience === 'customer')
    prefetchScreenData(shell, destination)
}

/** Renders everything around the screen; with a server-rendered layout, the screen mounts first. */
export async function renderPortal(shell: Shell, ready: Promise<unknown> = Promise.resolve()): Promise<Root> {
  ready.catch(() => {})
  if (hasServerLayout(shell)) await ready
  const texts = createShellTexts(shell.language)
  const [App] = await Promise.all([
    loadAppComponent(shell),
    texts.ready(),
    followUiTexts(shell.language),
    ready,
  ])
  const isServerRendered = hasServerLayout(shell)
  if (isServerRendered) recordInitialDestination(shell)
  runWhenIdle(LazySignedInLayout.preload)
  const app = <App shell={shell} texts={texts} serverRendered={isServerRendered} />
  return isServerRendered ? hydrateLayout(app, shell) : renderWithoutHydration(app, shell)
}

/** Loads the shell's components. For guests it omits the signed-in layout, which loads during sign-in. */
async function loadAppComponent(shell: Shell) {
  if (isGuestStart(shell)) return (await import(/* webpackChunkName: "guest" */ './layout/App.tsx')).App
  const [{ App }, { SignedInLayout: SignedIn }] = await Promise.all([
    import(/* webpackChunkName: "frame" */ './layout/App.tsx'),
    import(/* webpackChunkName: "frame" */ './layout/SignedInLayout.tsx'),
  ])
  LazySignedInLayout.provide(SignedIn)
  return App
}

/** Whether the page starts with a screen for guests. */
function isGuestStart({ page, routing }: Shell): boolean {
  const destination = routing.destination.get()
  if (page.staff) return false
  if (hasServerScreen() || page.state || destination.kind === 'not-found') return true
  return destination.kind === 'screen' && destination.route.audience !== 'customer'
}

function renderWithoutHydration(app: ReactNode, { session }: Shell): Root {
  if (session.account.get()) outlet.remove()
  const root = createRoot(getRootElement())
  startTransition(() => root.render(app))
  return root
}

/** Hydrates the server-rendered layout in a transition, so that slow devices stay responsive. */
function hydrateLayout(app: ReactNode, { report }: Shell): Root {
  const layoutElement = getRootElement()
  fitLayoutToWindow(layoutElement)
  let root!: Root
  startTransition(() => {
    root = hydrateRoot(layoutElement, app, { onRecoverableError: (error) => report(error, 'shell') })
  })
  return root
}
