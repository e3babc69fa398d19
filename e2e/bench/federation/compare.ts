import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { signIn } from '../customer.ts'
import { changeRoute, desktop, medians, slow4g, visit, weigh } from '../measure.ts'
import type { Figures } from './table.ts'

/** Screens that are compared, and what stands there once somebody can use them. */
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
const changes = [
  ['dashboard', 'mortgage'],
  ['mortgage', 'documents'],
] as const

/** Two portals, by the ports at which they answer over HTTP/2. */
type Kinds<Kind extends string> = Readonly<Record<Kind, number>>

/**
 * Compares two portals, page by page and from one screen to the next, taken in turn: on a slow phone and on a desk.
 * @param runs how often each is measured; figures are medians
 */
export async function compare<Kind extends string>(
  kinds: Kinds<Kind>,
  runs: number,
): Promise<Figures<Kind>[]> {
  const names = Object.keys(kinds) as Kind[]
  const originOf = (kind: Kind) => `https://zuider.localhost:${kinds[kind]}`
  const each = async <T>(work: (kind: Kind) => Promise<T>): Promise<Record<Kind, T>> => {
    const made: [Kind, T][] = []
    for (const kind of names) made.push([kind, await work(kind)])
    return Object.fromEntries(made) as Record<Kind, T>
  }
  /** Medians of several runs of each kind, whose order changes from one run to the next; a first run warms up. */
  const inTurn = async <T extends object>(measure: (kind: Kind) => Promise<T>): Promise<Record<Kind, T>> => {
    const taken = new Map<Kind, T[]>(names.map((name) => [name, []]))
    for (let run = -1; run < runs; run++)
      for (const kind of run % 2 === 0 ? names : names.toReversed()) {
        const found = await measure(kind)
        if (run >= 0) taken.get(kind)?.push(found)
      }
    return each(async (kind) => medians(taken.get(kind) ?? []))
  }
  const contextOf = (browser: Browser, kind: Kind, { device }: typeof slow4g) =>
    browser.newContext({ ...device, baseURL: originOf(kind), ignoreHTTPSErrors: true })
  const signedIn = async (browser: Browser, kind: Kind, conditions: typeof slow4g) => {
    const context = await contextOf(browser, kind, conditions)
    const page = await context.newPage()
    await signIn(page, '/login', '#content h2')
    await page.close()
    return context
  }
  const routeChanges = async (customers: Record<Kind, BrowserContext>): Promise<Figures<Kind>[]> => {
    const found: Figures<Kind>[] = []
    for (const [from, to] of changes) {
      const [start, end] = [from, to].map((name) => pages.find((page) => page.name === name))
      if (!start || !end) continue
      const of = await inTurn((kind) => {
        const way = { from: originOf(kind) + start.path, link: menu(end.path), ready: end.ready }
        return changeRoute(customers[kind], way, { ...desktop, slower: 4 })
      })
      found.push({ name: `${from} to ${to}, a fourth of the speed`, of })
    }
    return found
  }

  const browser = await chromium.launch(launchOptions)
  const figures: Figures<Kind>[] = []
  for (const [device, conditions] of Object.entries({ slow4g, desktop })) {
    const guests = await each((kind) => contextOf(browser, kind, conditions))
    const customers = await each((kind) => signedIn(browser, kind, conditions))
    for (const page of pages) {
      const contexts = page.path === '/login' ? guests : customers
      const target = (kind: Kind) => ({ ...page, url: originOf(kind) + page.path })
      const weights = await each((kind) => weigh(contexts[kind], target(kind)))
      const arrivals = await inTurn((kind) => visit(contexts[kind], target(kind), conditions))
      const of = await each(async (kind) => ({ ...arrivals[kind], ...weights[kind] }))
      figures.push({ name: `${page.name}, ${device}`, of })
    }
    if (device === 'desktop') figures.push(...(await routeChanges(customers)))
  }
  await browser.close()
  return figures
}
