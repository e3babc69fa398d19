import { screensOf } from '@portal/domain/routing'
import type { Root } from 'react-dom/client'
import { fetchClient } from './api/send.ts'
import { pressed } from './early/pressed.ts'
import { wordingOf } from './language/wording.ts'
import { followWords } from './language/words.ts'
import { fontsReady } from './layout/fonts.ts'
import { hasServerLayout, leaveFrame } from './layout/place.ts'
import { showPressedByKey } from './layout/pressed-by-key.ts'
import { hasServerScreen } from './mount/outlet.ts'
import { settled } from './mount/shown.ts'
import { reconsiderScreens, registerScreens } from './mount/single-spa.ts'
import {
  afterPaint,
  answered,
  prefetchReads,
  prefetchRemotes,
  prefetchViews,
  whenIdle,
} from './portal/prefetch.ts'
import { prefetchPointed } from './portal/prefetch-pointed.ts'
import { renderPortal } from './render-portal.tsx'
import { reportUncaught } from './report/report.ts'
import { hideLeftPage } from './session/hide-left-page.ts'
import { hintSession } from './session/hint.ts'
import { keepFresh } from './session/keep-fresh.ts'
import type { Shell } from './shell.ts'

/**
 * Starts the portal: session and code first, side by side, then what is drawn (architecture: how a page arrives).
 * Until who is signed in is known what the edge drew stands: the state of loading (SHELL-02). Where that is the frame of
 * the screen, the screen comes into it first, and the shell makes the frame its own once there is time, or somebody presses a
 * button of it; its links work before.
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
  hintSession(session.account)
  hideLeftPage(shell.open)
  routing.destination.subscribe(reconsiderScreens)
  routing.destination.subscribe(() => prefetchDestination(shell))
  const root = await renderPortal(shell, begin(shell))
  void answered(shell.queries).then(() => whenIdle(() => void fetchClient().catch(() => {})))
  prefetchRemotes(shell)
  onceSignedIn(session, () => {
    prefetchViews(shell)
    prefetchPointed(shell)
    showPressedByKey()
  })
  return root
}

/** Shows the screen; resolves once the shell may draw what stands around it. */
async function begin(shell: Shell): Promise<void> {
  const { session, routing } = shell
  /** What the server rendered is hydrated with the very words it was rendered with. */
  const words = hasServerScreen() && followWords(shell.language).catch(() => {})
  await shell.open()
  prefetchDestination(shell)
  await words
  if (!hasServerLayout(shell)) leaveFrame()
  reconsiderScreens()
  keepFresh(session, Date.now)
  if (hasServerLayout(shell)) await Promise.race([settled().then(afterPaint), pressed()])
  else if (session.account.get()) await fontsReady()
  else if (routing.destination.get().kind === 'screen') await settled()
}

/** Runs something when a customer is signed in: now, or later; once. */
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

/** Fetches what the screen that the address leads to will need: its code, and what it and its slot components read first. */
function prefetchDestination(shell: Shell): void {
  const { routing, loader, session } = shell
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return
  loader.load(destination.remote.name).catch(() => {})
  if (session.account.get() && destination.route.audience === 'customer') prefetchReads(shell, destination)
}
