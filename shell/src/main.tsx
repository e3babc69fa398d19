import '@fontsource-variable/alan-sans/files/alan-sans-latin-ext-wght-normal.woff2'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2'
import { createRoot } from 'react-dom/client'
import { followWords } from './language/words.ts'
import { App } from './layout/App.tsx'
import { customerRead } from './layout/customer.ts'
import { reconsiderScreens, registerScreens } from './mount/single-spa.ts'
import { settled, viewsOf } from './mount/views.ts'
import { readPage } from './page.ts'
import { readEarly } from './portal/early-reads.ts'
import { prefetchWhenIdle } from './portal/prefetch.ts'
import { report } from './report.ts'
import { interceptLinks } from './routing/history.ts'
import { screensOf } from './routing/resolve.ts'
import { hintSession } from './session/hint.ts'
import { keepFresh } from './session/keep-fresh.ts'
import { createShell } from './shell.ts'
import { shellTexts } from './texts.ts'

/** Starts the portal: session and code first, side by side, then what is drawn (architecture: how a page arrives). */
const shell = createShell(readPage())
const { session, routing, loader, remotes, core } = shell
globalThis.__PORTAL_SHELL__ = { portalFor: shell.portalFor }

const anticipate = () => {
  const destination = routing.destination.get()
  if (destination.kind !== 'screen') return
  loader.load(destination.remote.name).catch(() => {})
  if (session.account.get() && destination.route.audience === 'customer')
    readEarly(core.queries, core.api, [customerRead, ...(destination.route.reads ?? [])])
}

const texts = shellTexts(shell.language)
const wordsReady = () => Promise.all([texts.ready(), followWords(shell.language)])

const draw = () => {
  const root = document.getElementById('portal')
  if (root) createRoot(root).render(<App shell={shell} texts={texts} />)
}

const start = async () => {
  registerScreens(screensOf(remotes), ({ name }) => routing.isCurrent(name), viewsOf(loader, report))
  interceptLinks()
  hintSession(session.account)
  routing.destination.subscribe(reconsiderScreens)
  routing.destination.subscribe(anticipate)
  await Promise.all([shell.open(), wordsReady()])
  anticipate()
  reconsiderScreens()
  keepFresh(session, Date.now)
  if (!session.account.get() && routing.destination.get().kind === 'screen') await settled()
  draw()
  prefetchWhenIdle(remotes, loader)
}

void (shell.page.preview ? wordsReady().then(draw) : start())
