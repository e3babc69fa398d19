import type { Language, Wording } from '@portal/contract/language'
import { firstReads } from '@portal/domain/first-reads'
import { isWide } from '@portal/ui'
import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { followWords } from './language/words.ts'
import { App } from './layout/App.tsx'
import { fontsReady } from './layout/fonts.ts'
import { outlet } from './mount/outlet.ts'
import { settled } from './mount/shown.ts'
import { reconsiderScreens, registerScreens } from './mount/single-spa.ts'
import { prefetchRemotes, prefetchViews } from './portal/prefetch.ts'
import { prefetchPointed } from './portal/prefetch-pointed.ts'
import { prefetchReads } from './portal/prefetch-reads.ts'
import { reportUncaught } from './report/report.ts'
import { screensOf } from './routing/resolve.ts'
import { hintSession } from './session/hint.ts'
import { keepFresh } from './session/keep-fresh.ts'
import type { Shell } from './shell.ts'
import { shellTexts } from './texts.ts'

/** Draws what the portal shows, once `ready` and its words are there; answers what it is drawn with. */
export async function drawPortal(shell: Shell, ready?: () => Promise<unknown>): Promise<Root> {
  const texts = shellTexts(shell.language)
  await Promise.all([texts.ready(), followWords(shell.language), ready?.()])
  if (shell.session.account.get()) outlet.remove()
  const root = createRoot(document.getElementById('portal') ?? document.body)
  startTransition(() => root.render(<App shell={shell} texts={texts} />))
  return root
}

/**
 * Starts the portal: session and code first, side by side, then what is drawn (architecture: how a page arrives).
 * Until who is signed in is known, and to a customer until the text font is there, what the edge drew stands:
 * the state of loading (SHELL-02).
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
  routing.destination.subscribe(reconsiderScreens)
  routing.destination.subscribe(() => anticipate(shell))
  const root = await drawPortal(shell, async () => {
    await shell.open()
    anticipate(shell)
    reconsiderScreens()
    keepFresh(session, Date.now)
    if (session.account.get()) await fontsReady()
    else if (routing.destination.get().kind === 'screen') await settled()
  })
  prefetchRemotes(shell)
  onceSignedIn(session, () => {
    prefetchViews(shell)
    prefetchPointed(shell)
  })
  return root
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
function anticipate({ routing, loader, session, core, remotes }: Shell): void {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return
  loader.load(destination.remote.name).catch(() => {})
  if (!session.account.get() || destination.route.audience !== 'customer') return
  const { screen, menu } = firstReads(destination.route, remotes, core.isAllowed)
  prefetchReads(core.queries, core.api, isWide('xl') ? [...screen, ...menu] : screen)
}

const wordingOf = ({ language, formal }: { language: Language; formal: boolean }): Wording =>
  formal ? `${language}_u` : language
