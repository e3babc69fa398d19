import { type BrowserContext, chromium } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { urlOf } from '@portal/contract/call'
import { launchOptions } from '../browser.ts'
import { changedBuild } from '../changed-build.ts'
import { password } from '../origins.ts'
import { startPortal } from '../own-portal.ts'
import { signIn } from './customer.ts'
import { assetsHost, believing, makeCertificate, portalBehind, startFront } from './federation/front.ts'
import {
  type Arrival,
  type Conditions,
  changeRoute,
  desktop,
  medians,
  quiet,
  type RouteChange,
  slow4g,
  visit,
} from './measure.ts'
import { buildReference } from './reference/build.ts'
import { listPage, type ReferenceFile, serveReferences } from './reference/serve.ts'
import { stillOf } from './still.ts'

/**
 * How a customer's pages come in, with a stored session: with nothing cached, with everything cached, and after a release of one
 * changed line, beside the same page as HTML that needs no script, and a page of nothing but React that reads and lists the
 * same: `pnpm bench:signed-in [runs] [slow4g|desktop]`; PORT is the first of five ports. All over HTTP/2, taken in turn in one run. Aims on
 * slow 4G: largest paint at most 2.5 s on the overview and 1.3 × the plain page, at most 2.0 s on the others, 1.3 s when all is cached;
 * depth 3; blocked at most 200 ms; shift 0; from the menu to a screen that was not shown before at most 200 ms.
 */
const runs = Number(process.argv[2] ?? 3)
/** The only device to measure with; undefined for all. */
const only = process.argv[3]
const port = Number(process.env.PORT ?? 4480)
const [portalPort, referencePort] = [port + 2, port + 3]
const origin = `https://zuider.localhost:${portalPort}`
const reference = `https://localhost:${referencePort}`

const pages = [
  { name: 'dashboard', path: '/dashboard', ready: 'main article p', remote: 'mf-overview' },
  { name: 'mortgages', path: '/hypotheek', ready: 'main a[href^="/hypotheek/"]', remote: 'mf-mortgage' },
  { name: 'documents', path: '/documenten', ready: 'main a[href^="/documenten/"]', remote: 'mf-documents' },
  { name: 'inbox', path: '/berichten', ready: 'main a[href^="/berichten/"]', remote: 'mf-documents' },
] as const
/** A screen that has nothing of those that are measured, from which the menu leads there. */
const start = '/contact'
type PageName = (typeof pages)[number]['name']

process.env.ASSETS_URL = `https://${assetsHost}:${portalPort}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const certificate = makeCertificate()
const files: Record<string, ReferenceFile> = {
  '/list.js': { type: 'text/javascript', body: await buildReference('list') },
}
const servers = [
  await startFront(portalPort, portalBehind(port, port + 1), certificate),
  await serveReferences(port + 4, files, port),
  await startFront(referencePort, portalBehind(port + 4, port + 4), certificate),
]
const portal = await startPortal(port)
const { args = [] } = launchOptions
const browser = await chromium.launch({ ...launchOptions, args: [...args, believing(certificate.cert)] })

const newContext = ({ device }: Conditions) => browser.newContext(device)

async function signedIn(conditions: Conditions): Promise<BrowserContext> {
  const context = await newContext(conditions)
  const page = await context.newPage()
  await signIn(page, `${origin}/login`, '#content h2')
  await page.close()
  return context
}

/** Opens a page and lets it fetch what it fetches in idle time, so that the next visit finds all of it. */
async function keep(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(origin + path)
  await quiet(page)
  await page.close()
}

async function tokenOfAnna(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}${urlOf(login)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anna', password, tenant: 'zuider' }),
  })
  return (await answer.json()).access_token
}

/** Puts the two references of each page in, made from the page as it stands. */
async function makeReferences(conditions: Conditions): Promise<void> {
  const context = await signedIn(conditions)
  const token = await tokenOfAnna()
  for (const { name, path, ready } of pages) {
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.locator(ready).first().waitFor()
    await quiet(page)
    const asked = JSON.parse((await page.locator('#reads').textContent()) ?? '')
    files[`/still/${name}`] = { type: 'text/html', body: await stillOf(page) }
    files[`/list/${name}`] = listPage({
      reads: asked.screen.map((read: string) => `/api/zuider${read}`),
      token,
    })
    await page.close()
  }
  await context.close()
}

/** A changed line in each remote's code, released to everybody. */
async function releaseLine(version: string): Promise<void> {
  for (const remote of new Set(pages.map((page) => page.remote))) {
    const changed = changedBuild(remote, version, (content, name) =>
      /^text\.nl\./.test(name) ? content.replace('Probeer', 'Probeert') : content,
    )
    await portal.release(`publish/${remote}`, changed)
    await portal.release('rollout', { remote, version, tenant: 'zuider', force: 'true' })
  }
}

type Row = Partial<Arrival>
const told = ({ heap: _, interactive: __, ...row }: Arrival): Row => row

const devices = Object.entries({ slow4g, desktop }).filter(([name]) => !only || name === only)
for (const [device, conditions] of devices) {
  await makeReferences(conditions)
  const customer = await signedIn(conditions)
  const guest = await newContext(conditions)
  const taken: Record<string, Arrival[]> = {}
  const take = async (name: string, context: BrowserContext, target: Parameters<typeof visit>[1]) => {
    console.error(`${name}, ${device}`)
    taken[name] ??= []
    taken[name].push(await visit(context, { ...target, whole: true }, conditions))
  }
  for (const { path } of pages) await keep(customer, path)
  for (let run = 0; run < runs; run++)
    for (const { name, path, ready } of pages) {
      const own = { name, url: origin + path, ready }
      await take(`${name}, all cached`, customer, { ...own, again: true })
      await take(`${name}, as static HTML`, guest, { ...own, url: `${reference}/still/${name}` })
      await take(`${name}, as plain React`, guest, {
        ...own,
        url: `${reference}/list/${name}`,
        ready: 'h2',
      })
    }
  for (let run = 0; run < runs; run++)
    for (const { name, path, ready } of pages)
      await take(`${name}, nothing cached`, customer, { name, url: origin + path, ready })
  const returning = new Map<PageName, BrowserContext>()
  for (const { name, path } of pages) {
    const context = await signedIn(conditions)
    await keep(context, path)
    returning.set(name, context)
  }
  await releaseLine(device === 'slow4g' ? '99.0.0' : '99.1.0')
  for (const { name, path, ready } of pages) {
    const context = returning.get(name)
    if (!context) continue
    await take(`${name}, after a release`, context, { name, url: origin + path, ready, again: true })
  }
  const changes: Record<string, RouteChange[]> = {}
  const seated = await signedIn(desktop)
  for (let run = 0; run < runs; run++)
    for (const { name, path, ready } of pages) {
      console.error(`menu to ${name}`)
      const link = `:is(nav, header) a[href="${path}"]`
      changes[name] ??= []
      changes[name].push(
        await changeRoute(
          seated,
          { from: origin + start, link, ready },
          { ...desktop, slower: conditions.slower },
        ),
      )
    }
  const rows = Object.entries(taken).sort(([a], [b]) => a.localeCompare(b))
  console.table(Object.fromEntries(rows.map(([name, all]) => [`${name}, ${device}`, told(medians(all))])))
  const took = Object.entries(changes).map(([name, all]) => [`menu to ${name}, ${device}`, medians(all)])
  console.table(Object.fromEntries(took))
  for (const context of [customer, guest, seated, ...returning.values()]) await context.close()
}
await browser.close()
for (const server of servers) server.close()
await portal.stop()
process.exit()
