import '@fontsource-variable/alan-sans/files/alan-sans-latin-ext-wght-normal.woff2'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?first'
import '@fontsource-variable/alan-sans/files/alan-sans-latin-wght-normal.woff2?rest'
import { PageData } from '@portal/contract/page-data'
import * as v from '@portal/contract/valibot'
import { globalError } from './global-error.ts'
import { loadRegistry } from './registry/load-registry.ts'
import type { Shell } from './shell.ts'

function readPageData(): PageData {
  const text = document.getElementById('page')?.textContent
  if (!text) throw new Error('the page carries no data')
  return v.parse(PageData, JSON.parse(text))
}

/**
 * Ends the current task, so that a slow phone stays responsive between stages of the start. A timer would also let the
 * tasks go first that have come in the meantime.
 */
const endTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

const loadStaffSession = async () =>
  (await import(/* webpackChunkName: "staff" */ './session/staff-session.ts')).createStaffSession

const loadCustomerFileSession = async () =>
  (await import(/* webpackChunkName: "household" */ './household/customer-file-session.ts'))
    .createCustomerFileSession

/** Starts the portal in separate tasks: one task would block a slow phone for a quarter of a second. */
async function startPage(): Promise<void> {
  const page = readPageData()
  const tenant = page.tenant?.subdomain ?? null
  const checked = loadRegistry({ tenant, host: page.staff ? null : location.hostname })
  await endTask()
  const { createBrowserEnv } = await import(/* webpackMode: "eager" */ './browser-env.ts')
  const { createShell } = await import(/* webpackMode: "eager" */ './shell.ts')
  await endTask()
  const { renderPortal, startPortal } = await import(/* webpackMode: "eager" */ './start.tsx')
  await endTask()
  const { registry, errors } = await checked
  if (!registry) globalError.set('generic')
  const browser = createBrowserEnv(window.browserSession)
  const usable = registry ?? { remotes: [], rest: null, origins: [] }
  const shell = createShell(page, usable, browser, await loadSessionFactory(page))
  for (const error of errors) shell.report(error, 'shell')
  browser.exposePortals(shell.portalFor)
  await (registry ? startPortal(shell) : renderPortal(shell))
  /** Telemetry is optional, so a failure is ignored. */
  await sendTelemetry(page, shell).catch(() => {})
}

/** Loads the session of a staff page or of another person's file; undefined for the customer's own file. */
const loadSessionFactory = (page: PageData) =>
  page.staff ? loadStaffSession() : page.file ? loadCustomerFileSession() : undefined

/** Sends page telemetry, for a random sample of pages. */
async function sendTelemetry(page: PageData, shell: Shell): Promise<void> {
  if (!page.measured) return
  const { startPageTelemetry, getShownRemoteVersion, reportRemoteHealth } = await import(
    /* webpackChunkName: "measure" */ './measure/page-telemetry.ts'
  )
  const getShownVersion = () => getShownRemoteVersion(shell)
  startPageTelemetry(page.version, getShownVersion, shell.remotes)
  const { version, watched: token } = page
  if (token) reportRemoteHealth({ version, token }, getShownVersion, shell.loader.states)
}

void startPage()
