import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { startPortal } from '../own-portal.ts'
import { signIn } from './customer.ts'
import { assetsHost, makeCertificate, startFront } from './federation/front.ts'
import { buildOneBundle, placeBundle } from './federation/one-bundle.ts'
import { type Figures, printTable } from './federation/table.ts'
import { changeRoute, desktop, medians, slow4g, visit, weigh } from './measure.ts'
import { temporaryFolder } from './temporary.ts'

/**
 * What federation costs a customer: the portal beside the same sources built as one bundle, both from the same server
 * over HTTP/2, taken in turn. `pnpm bench:federation [runs]`; PORT is the first of four ports.
 * Aims: interactive at most 1.05 ×, bytes at most 1.10 ×, depth equal; route change at most 1.1 ×, without code.
 */
const runs = Number(process.argv[2] ?? 5)
const port = Number(process.env.PORT ?? 4480)
const kinds = { federated: port + 2, 'one bundle': port + 3 }
type Kind = keyof typeof kinds

const pages = [
  { name: 'sign-in', path: '/login', ready: '#outlet:not([data-drawn]) input[type=password]' },
  { name: 'dashboard', path: '/dashboard', ready: '#content a[href="/hypotheek"]' },
  { name: 'mortgage', path: '/hypotheek', ready: '#content :is(a[href*="id="], a[href^="/hypotheek/"])' },
  {
    name: 'documents',
    path: '/documenten',
    ready: '#content li :is(a[href*="id="], a[href^="/documenten/"])',
  },
]
const menu = (path: string) => `nav a[href="${path}"]`

/** Public key of this checkout's registry, as its builds believe it. */
const registryKey = (): string => {
  const pem = readFileSync(path.resolve(import.meta.dirname, '../../.keys/registry.pem'))
  return (
    createPublicKey(createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' })).export({
      format: 'jwk',
    }).x ?? ''
  )
}

async function contextOf(browser: Browser, kind: Kind, conditions: typeof slow4g): Promise<BrowserContext> {
  const baseURL = `https://zuider.localhost:${kinds[kind]}`
  return browser.newContext({ ...conditions.device, baseURL, ignoreHTTPSErrors: true })
}

async function signedIn(browser: Browser, kind: Kind, conditions: typeof slow4g): Promise<BrowserContext> {
  const context = await contextOf(browser, kind, conditions)
  const page = await context.newPage()
  await signIn(page, '/login', '#content h2')
  await page.close()
  return context
}

process.env.ASSETS_URL = `https://${assetsHost}:${kinds.federated}`
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
const bundle = buildOneBundle(temporaryFolder(), registryKey())
const behind = { portal: port, assets: port + 1 }
const certificate = makeCertificate()
const fronts = [
  await startFront(kinds.federated, behind, certificate),
  await startFront(kinds['one bundle'], behind, certificate, bundle.inPlaceOf),
]
const portal = await startPortal(port)
placeBundle(bundle, portal.dataDir)
const browser = await chromium.launch(launchOptions)
const figures: Figures[] = []
const names = Object.keys(kinds) as Kind[]
const each = async <T>(work: (kind: Kind) => Promise<T>): Promise<Record<Kind, T>> => {
  const made: [Kind, T][] = []
  for (const kind of names) made.push([kind, await work(kind)])
  return Object.fromEntries(made) as Record<Kind, T>
}

for (const [device, conditions] of Object.entries({ slow4g, desktop })) {
  const guests = await each((kind) => contextOf(browser, kind, conditions))
  const customers = await each((kind) => signedIn(browser, kind, conditions))
  for (const page of pages) {
    const contexts = page.path === '/login' ? guests : customers
    const target = (kind: Kind) => ({ ...page, url: `https://zuider.localhost:${kinds[kind]}${page.path}` })
    const weights = await each((kind) => weigh(contexts[kind], target(kind)))
    const arrivals = await inTurn((kind) => visit(contexts[kind], target(kind), conditions))
    figures.push({
      name: `${page.name}, ${device}`,
      federated: { ...arrivals.federated, ...weights.federated },
      oneBundle: { ...arrivals['one bundle'], ...weights['one bundle'] },
    })
  }
  if (device === 'desktop') figures.push(...(await routeChanges(customers)))
}
await browser.close()
for (const front of fronts) front.close()
await portal.stop()
printTable(figures)
process.exit()

/** Medians of several runs of each kind, whose order changes from one run to the next; a first run warms up. */
async function inTurn<T extends object>(measure: (kind: Kind) => Promise<T>): Promise<Record<Kind, T>> {
  const taken: Record<Kind, T[]> = { federated: [], 'one bundle': [] }
  for (let run = -1; run < runs; run++)
    for (const kind of run % 2 === 0 ? names : names.toReversed()) {
      const found = await measure(kind)
      if (run >= 0) taken[kind].push(found)
    }
  return { federated: medians(taken.federated), 'one bundle': medians(taken['one bundle']) }
}

async function routeChanges(customers: Record<Kind, BrowserContext>): Promise<Figures[]> {
  const found: Figures[] = []
  for (const [from, to] of [
    ['dashboard', 'mortgage'],
    ['mortgage', 'documents'],
  ] as const) {
    const [start, end] = [from, to].map((name) => pages.find((page) => page.name === name))
    if (!start || !end) continue
    const change = (kind: Kind) =>
      changeRoute(
        customers[kind],
        {
          from: `https://zuider.localhost:${kinds[kind]}${start.path}`,
          link: menu(end.path),
          ready: end.ready,
        },
        { ...desktop, slower: 4 },
      )
    const { federated, 'one bundle': oneBundle } = await inTurn(change)
    found.push({ name: `${from} to ${to}, a fourth of the speed`, federated, oneBundle })
  }
  return found
}
