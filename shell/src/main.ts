import './early/ask-for-code.ts'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-ext-wght-normal.woff2'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?first'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?rest'
import type { Page } from '@portal/contract/page'
import { readPage } from './page.ts'
import { handOut } from './portal/hand-out.ts'
import { problem } from './problem.ts'
import { openRegistry } from './registry/registry.ts'
import { sessionOfBrowser } from './session/browser.ts'
import type { Shell } from './shell.ts'

/** Ends the task at hand, so that a slow phone can answer its customer between two stages of the start. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes the session of a page of staff; no customer's page has its code. */
const sessionOfStaff = async () =>
  (await import(/* webpackChunkName: "staff" */ './session/staff-session.ts')).createStaffSession

/** Makes the session of a page that shows the file of somebody else; the pages of one's own do not have its code. */
const sessionOfFile = async () =>
  (await import(/* webpackChunkName: "household" */ './household/file-session.ts')).createFileSession

/**
 * Puts the portal of this page together and starts it; without a registry that can be believed it only says so. What it is
 * made of is in this file too, and run stage by stage: all at once took a slow phone a quarter of a second.
 */
async function begin(): Promise<void> {
  const session = window.earlyReads?.session ?? sessionOfBrowser()
  const page = readPage()
  const tenant = page.tenant?.subdomain ?? null
  const checked = openRegistry({ tenant, host: page.staff ? null : location.hostname })
  await nextTask()
  const { thisBrowser } = await import(/* webpackMode: "eager" */ './browser.ts')
  const { createShell } = await import(/* webpackMode: "eager" */ './shell.ts')
  await nextTask()
  const { startPortal } = await import(/* webpackMode: "eager" */ './start.ts')
  const { renderPortal } = await import(/* webpackMode: "eager" */ './render-portal.tsx')
  await nextTask()
  const { registry, errors } = await checked
  if (!registry) problem.set('generic')
  const browser = thisBrowser(session)
  const usable = registry ?? { remotes: [], rest: null, origins: [] }
  const shell = createShell(page, usable, browser, await sessionOf(page))
  for (const error of errors) shell.report(error, 'shell')
  Object.defineProperty(globalThis, '__PORTAL_SHELL__', { value: handOut(shell, browser.enter) })
  await (registry ? startPortal(shell) : renderPortal(shell))
  /** A page whose line is gone by now tells nothing, and is none the worse for it. */
  await tellOf(page, shell).catch(() => {})
}

/** The session of a page that is not of a customer's own file, if it is none. */
const sessionOf = (page: Page) => (page.staff ? sessionOfStaff() : page.file ? sessionOfFile() : undefined)

/** Tells how the page fared, where it was drawn by lot. */
async function tellOf(page: Page, shell: Shell): Promise<void> {
  if (!page.measured) return
  const { measurePage, shownVersion, watchRemotes } = await import(
    /* webpackChunkName: "measure" */ './measure/measure.ts'
  )
  const shown = () => shownVersion(shell)
  measurePage(page.version, shown, shell.remotes)
  const { version, watched: token } = page
  if (token) watchRemotes({ version, token }, shown, shell.loader.states)
}

void begin()
