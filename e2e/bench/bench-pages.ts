import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { type BrowserContext, chromium } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { createCallUrl } from '@portal/contract/call'
import { launchOptions } from '../chromium-launch-options.ts'
import { demoPassword } from '../origins.ts'
import { startPortal } from '../running-portal.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import {
  assetsHost,
  createBackendLookup,
  createCertificateTrustFlag,
  makeCertificate,
  startTlsProxy,
} from '../tls-proxy.ts'
import {
  calculateMedians,
  measureVisit,
  type PageLoad,
  slowPhoneConditions,
  waitForQuietNetwork,
} from './measure-page-load.ts'
import { type MeasuredBrowser, startMeasuredBrowser } from './measured-browser.ts'
import { buildReferenceScript } from './reference/build-reference-script.ts'
import {
  createListPage,
  type ReferencePageFile,
  serveReferencePages,
  signInPageFiles,
} from './reference/serve-reference-pages.ts'

/**
 * Measures how fast pages load on a slow phone, cold and cached, in comparison with plain React pages that read the
 * same data: `pnpm bench:pages [visits]`. All pages use HTTP/2 and alternate in one run; the figures are medians. The
 * environment variable PORT sets the first of the five ports used.
 */
const visitCount = Number(process.argv[2] ?? 5)
const benchPort = Number(process.env.PORT ?? 4480)
const [portalPort, referencePort] = [benchPort + 2, benchPort + 3]
const portalOrigin = `https://zuider.localhost:${portalPort}`
const referencePageOrigin = `https://localhost:${referencePort}`

/** The server-rendered form is ready with the last element of the page: an inline script sends it before hydration. */
const signInPageTarget = {
  name: 'sign-in',
  path: '/login',
  ready: 'body:has(#page) [type=submit]',
}
const signedInPageTargets = [
  { name: 'overview', path: '/dashboard', ready: 'main article p' },
  { name: 'mortgages', path: '/hypotheek', ready: 'main a[href^="/hypotheek/"]' },
  { name: 'documents', path: '/documenten', ready: 'main a[href^="/documenten/"]' },
  { name: 'inbox', path: '/berichten', ready: 'main a[href^="/berichten/"]' },
]

process.env.ASSETS_URL = `https://${assetsHost}:${portalPort}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const certificate = makeCertificate()
/** Page like the tenant's website. Without HTTPS it is another site than the portal and the reference pages. */
const otherSiteUrl = `http://localhost:${benchPort + 4}/elsewhere`
const referencePageFiles: Record<string, ReferencePageFile> = {
  '/elsewhere': { type: 'text/html', body: '<p>Elsewhere</p>' },
  ...signInPageFiles,
  '/list.js': { type: 'text/javascript', body: await buildReferenceScript('list') },
}
const referencePageServers = [
  await startTlsProxy(portalPort, createBackendLookup(benchPort, benchPort + 1), certificate),
  await serveReferencePages(benchPort + 4, referencePageFiles, benchPort),
  await startTlsProxy(referencePort, createBackendLookup(benchPort + 4, benchPort + 4), certificate),
]
const portal = await startPortal(benchPort)
compressAsInProduction(portal.dataDir)
const flags = [...launchOptions.args, createCertificateTrustFlag(certificate.cert)]

/** Lets Playwright prepare the profile of a browser that is then measured without Playwright. */
async function prepareBrowser(
  prepare: (context: BrowserContext) => Promise<void> = async () => {},
): Promise<MeasuredBrowser> {
  const profileDir = createTemporaryFolder()
  const context = await chromium.launchPersistentContext(profileDir, {
    ...launchOptions,
    args: flags,
    viewport: slowPhoneConditions.device,
    isMobile: true,
  })
  await prepare(context)
  await context.close()
  return startMeasuredBrowser(profileDir, flags)
}

/** Compresses all files of the builds at the highest quality; the demo uses a lower one, to start sooner. */
function compressAsInProduction(dataDir: string): void {
  for (const file of globSync(`${dataDir}/assets/**/*.br`))
    writeFileSync(file, brotliCompressSync(readFileSync(file.slice(0, -'.br'.length))))
}

async function signInCustomer(customer: BrowserContext): Promise<void> {
  const page = await customer.newPage()
  await page.goto(`${portalOrigin}/login`)
  await page.fill('input[autocomplete^=username]', 'anna')
  await page.fill('input[type=password]', demoPassword)
  await page.keyboard.press('Enter')
  await page.waitForSelector('#content h2')
  await page.close()
}

async function fetchAccessToken(): Promise<string> {
  const response = await fetch(`http://localhost:${benchPort}${createCallUrl(login)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna', password: demoPassword, tenant: 'zuider' }),
  })
  return (await response.json()).access_token
}

/**
 * Opens a page until its idle prefetches are cached; returns the paths of the API requests that the page's HTML lists
 * for its screen and layout.
 */
async function warmUpCache(
  context: BrowserContext,
  { path, ready }: typeof signInPageTarget,
): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(portalOrigin + path)
  await page.locator(ready).first().waitFor()
  await waitForQuietNetwork(page)
  const reads = page.locator('#reads')
  const { screen = [], layout = [] } =
    (await reads.count()) > 0 ? JSON.parse((await reads.textContent()) ?? '{}') : {}
  await page.close()
  return [...screen, ...layout]
}

const accessToken = await fetchAccessToken()
const returningGuest = await prepareBrowser(
  async (context) => void (await warmUpCache(context, signInPageTarget)),
)
const returningCustomer = await prepareBrowser(async (context) => {
  await signInCustomer(context)
  for (const page of signedInPageTargets) {
    const reads = await warmUpCache(context, page)
    referencePageFiles[`/list/${page.name}`] = createListPage({
      reads: reads.map((read) => `/api/zuider${read}`),
      token: accessToken,
    })
  }
})
/** Their cache is cleared before each visit. */
const newGuest = await prepareBrowser()
const newCustomer = await prepareBrowser(signInCustomer)

const pageLoadsByName = new Map<string, PageLoad[]>()
async function measureAndStoreVisit(
  name: string,
  browser: MeasuredBrowser,
  target: Omit<Parameters<typeof measureVisit>[1], 'referrer'>,
) {
  console.error(name)
  const pageLoad = await measureVisit(browser, { ...target, referrer: otherSiteUrl })
  pageLoadsByName.set(name, [...(pageLoadsByName.get(name) ?? []), pageLoad])
}
for (let round = 0; round < visitCount; round++)
  for (const page of [signInPageTarget, ...signedInPageTargets]) {
    const [newVisitor, returningVisitor] =
      page === signInPageTarget ? [newGuest, returningGuest] : [newCustomer, returningCustomer]
    const portalPage = { url: portalOrigin + page.path, ready: page.ready }
    const plain =
      page === signInPageTarget
        ? { url: `${referencePageOrigin}/sign-in`, ready: 'input[type=password]' }
        : { url: `${referencePageOrigin}/list/${page.name}`, ready: 'h2' }
    await measureAndStoreVisit(`${page.name}, cached`, returningVisitor, { ...portalPage, cached: true })
    await measureAndStoreVisit(`${page.name}, cold`, newVisitor, portalPage)
    await measureAndStoreVisit(`${page.name}, plain React`, newGuest, plain)
  }
console.table(Object.fromEntries([...pageLoadsByName].map(([name, all]) => [name, calculateMedians(all)])))
for (const { name } of [signInPageTarget, ...signedInPageTargets]) {
  const [cold, cached, plain] = ['cold', 'cached', 'plain React'].map((kind) =>
    calculateMedians(pageLoadsByName.get(`${name}, ${kind}`) ?? []),
  )
  if (!cold || !cached || !plain) continue
  const formatRatio = (figure: 'largestPaint' | 'interactive', of: PageLoad) =>
    (of[figure] / plain[figure]).toFixed(2)
  console.log(
    `${name}: largest paint ${formatRatio('largestPaint', cold)} × plain React cold, ${formatRatio('largestPaint', cached)} × cached; interactive ${formatRatio('interactive', cold)} × cold`,
  )
}
for (const browser of [newGuest, returningGuest, newCustomer, returningCustomer]) await browser.stop()
for (const server of referencePageServers) server.close()
await portal.stop()
process.exit()
