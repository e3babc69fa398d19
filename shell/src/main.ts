import './early/request-code.ts'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-ext-wght-normal.woff2'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?first'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?rest'
import type { Page } from '@portal/contract/page'
import { globalError } from './global-error.ts'
import { readPage } from './page.ts'
import { exposeShellGlobals } from './portal/expose-shell-globals.ts'
import { loadRegistry } from './registry/registry.ts'
import { sessionOfBrowser } from './session/browser.ts'
import type { Shell } from './shell.ts'

/** Ends the current task, so that a slow phone stays responsive between stages of the start. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes the session of a staff page, in a chunk that customers' pages do not load. */
const sessionOfStaff = async () =>
  (await import(/* webpackChunkName: "staff" */ './session/staff-session.ts')).createStaffSession

/** Makes the session of a page with another person's file, in a separate chunk. */
const sessionOfFile = async () =>
  (await import(/* webpackChunkName: "household" */ './household/file-session.ts')).createFileSession

/**
 * Builds and starts the portal of this page; without a trusted registry it only shows an error. The stages run in
 * separate tasks: all at once took a slow phone a quarter of a second.
 */
async function startPage(): Promise<void> {
  const session = window.earlyReads?.session ?? sessionOfBrowser()
  const page = readPage()
  const tenant = page.tenant?.subdomain ?? null
  const checked = loadRegistry({ tenant, host: page.staff ? null : location.hostname })
  await nextTask()
  const { realBrowserEnv } = await import(/* webpackMode: "eager" */ './browser-env.ts')
  const { createShell } = await import(/* webpackMode: "eager" */ './shell.ts')
  await nextTask()
  const { startPortal } = await import(/* webpackMode: "eager" */ './start.ts')
  const { renderPortal } = await import(/* webpackMode: "eager" */ './render-portal.tsx')
  await nextTask()
  const { registry, errors } = await checked
  if (!registry) globalError.set('generic')
  const browser = realBrowserEnv(session)
  const usable = registry ?? { remotes: [], rest: null, origins: [] }
  const shell = createShell(page, usable, browser, await sessionOf(page))
  for (const error of errors) shell.report(error, 'shell')
  Object.defineProperty(globalThis, '__PORTAL_SHELL__', { value: exposeShellGlobals(shell, browser.enter) })
  await (registry ? startPortal(shell) : renderPortal(shell))
  /** Failing to send telemetry has no consequence. */
  await sendTelemetry(page, shell).catch(() => {})
}

/** The session factory of a page that does not show the customer's own file; undefined for one that does. */
const sessionOf = (page: Page) => (page.staff ? sessionOfStaff() : page.file ? sessionOfFile() : undefined)

/** Sends page telemetry, for a random sample of pages. */
async function sendTelemetry(page: Page, shell: Shell): Promise<void> {
  if (!page.measured) return
  const {
    measurePage,
    shownRemoteVersion: shownVersion,
    watchRemotes,
  } = await import(/* webpackChunkName: "measure" */ './measure/measure.ts')
  const shown = () => shownVersion(shell)
  measurePage(page.version, shown, shell.remotes)
  const { version, watched: token } = page
  if (token) watchRemotes({ version, token }, shown, shell.loader.states)
}

void startPage()
