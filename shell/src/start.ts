import { screensOf } from '@portal/domain/routing'
import { wordingOf } from '@portal/remote-kit/texts'
import type { Root } from 'react-dom/client'
import { fetchClient } from './api/send.ts'
import { whenClicked } from './early/early-clicks.ts'
import { followUiTexts } from './language/follow-ui-texts.ts'
import { fontsReady } from './layout/fonts.ts'
import { showPressedByKey } from './layout/pressed-by-key.ts'
import { detachOutlet, hasServerLayout } from './layout/root-element.ts'
import { hasServerScreen } from './mount/outlet.ts'
import { settled } from './mount/shown.ts'
import { reconsiderScreens, registerScreens } from './mount/single-spa.ts'
import {
  afterPaint,
  prefetchReads,
  prefetchRemotes,
  prefetchViews,
  whenIdle,
  whenResponsesArrived,
} from './portal/prefetch.ts'
import { prefetchPointed } from './portal/prefetch-pointed.ts'
import { renderPortal } from './render-portal.tsx'
import { reportUncaught } from './report/report.ts'
import { hideLeftPage } from './session/hide-left-page.ts'
import { setSessionCookies } from './session/session-cookies.ts'
import { scheduleTokenRenewal } from './session/token-renewal.ts'
import type { Shell } from './shell.ts'

/**
 * Starts the portal: session and code in parallel, then rendering (architecture: how a page arrives). The
 * server-rendered page shows until the account is known: the loading state (SHELL-02). If it is the screen's layout,
 * the screen mounts in it first, and the shell hydrates the layout when there is time or a button in it is clicked; its
 * links work before.
 */
export async function startPortal(shell: Shell): Promise<Root> {
  const { session, routing, loader, remotes, report } = shell
  const wording = () => wordingOf(shell.language.current.get())
  reportUncaught(remotes, report)
  registerScreens({
    screens: screensOf(remotes),
    isCurrent: routing.isCurrent,
    loader,
    wording,
    report,
  })
  setSessionCookies(session.account)
  hideLeftPage(shell.open)
  routing.destination.subscribe(reconsiderScreens)
  routing.destination.subscribe(() => prefetchDestination(shell))
  const root = await renderPortal(shell, showScreen(shell))
  void whenResponsesArrived(shell.queries).then(() => whenIdle(() => void fetchClient().catch(() => {})))
  prefetchRemotes(shell)
  onceSignedIn(session, () => {
    prefetchViews(shell)
    prefetchPointed(shell)
    showPressedByKey()
  })
  return root
}

/** Shows the screen; resolves when the shell may render the layout. */
async function showScreen(shell: Shell): Promise<void> {
  const { session, routing } = shell
  /** Hydration needs the wording that the server rendered with. */
  const words = hasServerScreen() && followUiTexts(shell.language).catch(() => {})
  await shell.open()
  prefetchDestination(shell)
  await words
  if (!hasServerLayout(shell)) detachOutlet()
  reconsiderScreens()
  scheduleTokenRenewal(session, Date.now)
  if (hasServerLayout(shell)) await Promise.race([settled().then(afterPaint), whenClicked()])
  else if (session.account.get()) await fontsReady()
  else if (routing.destination.get().kind === 'screen') await settled()
}

/** Runs a function once when a customer is signed in, now or later. */
function onceSignedIn({ account }: Shell['session'], run: () => void): void {
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

/** Prefetches code and first reads of the current screen and its slot components. */
function prefetchDestination(shell: Shell): void {
  const { routing, loader, session } = shell
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return
  loader.load(destination.remote.name).catch(() => {})
  if (session.account.get() && destination.route.audience === 'customer') prefetchReads(shell, destination)
}
