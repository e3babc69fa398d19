import { type BrowserContext, chromium } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { urlOf } from '@portal/contract/call'
import { launchOptions } from '../browser.ts'
import { password } from '../origins.ts'
import { startPortal } from '../own-portal.ts'
import { assetsHost, makeCertificate, portalBehind, startFront, trustFlag } from '../tls-front.ts'
import { type Arrival, medians, quiet, slowPhone, visit } from './measure.ts'
import { buildReference } from './reference/build.ts'
import { listPage, type ReferenceFile, serveReferences, signInPage } from './reference/serve.ts'

/**
 * `pnpm bench:pages [visits]`: loading of pages on a slow phone, cold and cached, compared with plain React pages that
 * read the same data. All over HTTP/2, alternating in one run; figures are medians. PORT is the first of five ports.
 */
const visits = Number(process.argv[2] ?? 5)
const port = Number(process.env.PORT ?? 4480)
const [portalPort, referencePort] = [port + 2, port + 3]
const origin = `https://zuider.localhost:${portalPort}`
const reference = `https://localhost:${referencePort}`

const signIn = { name: 'sign-in', path: '/login', ready: '#outlet:not([data-rendered]) input[type=password]' }
const signedInPages = [
  { name: 'overview', path: '/dashboard', ready: 'main article p' },
  { name: 'mortgages', path: '/hypotheek', ready: 'main a[href^="/hypotheek/"]' },
  { name: 'documents', path: '/documenten', ready: 'main a[href^="/documenten/"]' },
  { name: 'inbox', path: '/berichten', ready: 'main a[href^="/berichten/"]' },
]

process.env.ASSETS_URL = `https://${assetsHost}:${portalPort}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const certificate = makeCertificate()
const files: Record<string, ReferenceFile> = {
  ...signInPage,
  '/list.js': { type: 'text/javascript', body: await buildReference('list') },
}
const servers = [
  await startFront(portalPort, portalBehind(port, port + 1), certificate),
  await serveReferences(port + 4, files, port),
  await startFront(referencePort, portalBehind(port + 4, port + 4), certificate),
]
const portal = await startPortal(port)
const { args = [] } = launchOptions
const browser = await chromium.launch({ ...launchOptions, args: [...args, trustFlag(certificate.cert)] })
const [guest, customer] = await Promise.all([
  browser.newContext(slowPhone.device),
  browser.newContext(slowPhone.device),
])

async function signInCustomer(): Promise<void> {
  const page = await customer.newPage()
  await page.goto(`${origin}/login`)
  await page.fill('input[autocomplete^=username]', 'anna')
  await page.fill('input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector('#content h2')
  await page.close()
}

async function accessToken(): Promise<string> {
  const response = await fetch(`http://localhost:${port}${urlOf(login)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna', password, tenant: 'zuider' }),
  })
  return (await response.json()).access_token
}

/** Opens a page until its idle prefetches are cached; returns its first reads. */
async function warmUp(context: BrowserContext, { path, ready }: typeof signIn): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.locator(ready).first().waitFor()
  await quiet(page)
  const reads = page.locator('#reads')
  const { screen = [] } = (await reads.count()) > 0 ? JSON.parse((await reads.textContent()) ?? '{}') : {}
  await page.close()
  return screen
}

await signInCustomer()
const token = await accessToken()
await warmUp(guest, signIn)
for (const page of signedInPages) {
  const reads = await warmUp(customer, page)
  files[`/list/${page.name}`] = listPage({ reads: reads.map((read) => `/api/zuider${read}`), token })
}

const arrivals = new Map<string, Arrival[]>()
async function measure(name: string, context: BrowserContext, target: Parameters<typeof visit>[1]) {
  console.error(name)
  arrivals.set(name, [...(arrivals.get(name) ?? []), await visit(context, target)])
}
for (let round = 0; round < visits; round++)
  for (const page of [signIn, ...signedInPages]) {
    const context = page === signIn ? guest : customer
    const own = { url: origin + page.path, ready: page.ready }
    const plain =
      page === signIn
        ? { url: `${reference}/sign-in`, ready: 'input[type=password]' }
        : { url: `${reference}/list/${page.name}`, ready: 'h2' }
    await measure(`${page.name}, cached`, context, { ...own, cached: true })
    await measure(`${page.name}, cold`, context, own)
    await measure(`${page.name}, plain React`, guest, plain)
  }
console.table(Object.fromEntries([...arrivals].map(([name, all]) => [name, medians(all)])))
for (const { name } of [signIn, ...signedInPages]) {
  const [cold, cached, plain] = ['cold', 'cached', 'plain React'].map((kind) =>
    medians(arrivals.get(`${name}, ${kind}`) ?? []),
  )
  if (!cold || !cached || !plain) continue
  const ratio = (figure: 'largestPaint' | 'interactive', of: Arrival) =>
    (of[figure] / plain[figure]).toFixed(2)
  console.log(
    `${name}: largest paint ${ratio('largestPaint', cold)} × plain React cold, ${ratio('largestPaint', cached)} × cached; interactive ${ratio('interactive', cold)} × cold`,
  )
}
await browser.close()
for (const server of servers) server.close()
await portal.stop()
process.exit()
