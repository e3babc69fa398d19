import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { listenTo } from './page-report.ts'
import { type PageRequest, recordRequests, serialDepth } from './requests.ts'

/**
 * A mid-range phone on slow 4G: latency in milliseconds, throughput in bytes per second, a quarter of this machine's
 * speed.
 */
export const slowPhone = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slowdown: 4,
  device: { viewport: { width: 412, height: 823 }, isMobile: true },
}

/** A page to measure. */
interface Target {
  url: string
  /** Selector that must be visible for the page to count as loaded. */
  ready: string
  /** Whether the visit uses the browser's cache. */
  cached?: boolean
}

/** Loading of a page; times in milliseconds from the start of the navigation. */
export interface Arrival {
  firstPaint: number
  largestPaint: number
  ready: number
  /** First moment after `ready` with an idle main thread. */
  interactive: number
  /** Total blocking time: sum of task time beyond 50 ms. */
  blocked: number
  shift: number
  /** Longest chain of dependent requests until `ready`. */
  depth: number
  /** Number and total size of requests until `ready`. */
  requests: number
  kilobytes: number
}

type InPage = Pick<Arrival, 'firstPaint' | 'largestPaint' | 'ready' | 'interactive' | 'blocked' | 'shift'>

/** Runs in the page: checks the selector once per frame, which costs next to nothing. */
function watchArrival(selector: string) {
  const record = (type: string) => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => [...seen, ...observer.takeRecords()]
  }
  const shifts = record('layout-shift')
  const tasks = record('longtask')
  const paints = record('largest-contentful-paint')
  const waitForElement = () => {
    const found = document.querySelector(selector)
    if (!found?.checkVisibility()) return requestAnimationFrame(waitForElement)
    const ready = performance.now()
    return setTimeout(() => requestIdleCallback(() => whenWhole(ready, performance.now())))
  }
  const isWhole = () =>
    !document.body.textContent?.includes('Bezig met laden') &&
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - 500)
  const whenWhole = (ready: number, interactive: number) =>
    !isWhole() ? setTimeout(whenWhole, 100, ready, interactive) : done(ready, interactive)
  const done = (ready: number, interactive: number) => {
    requestAnimationFrame(() => setTimeout(() => tell(ready, interactive)))
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const tell = (ready: number, interactive: number) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (!painted) return setTimeout(tell, 50, ready, interactive)
    const shift = sum((shifts() as unknown as { value: number }[]).map(({ value }) => value))
    const blocked = sum(tasks().map(({ duration }) => duration - 50))
    const largestPaint = paints().at(-1)?.startTime ?? 0
    const arrival: InPage = {
      firstPaint: painted.startTime,
      largestPaint,
      ready,
      interactive,
      blocked,
      shift,
    }
    tellBench(JSON.stringify(arrival))
  }
  waitForElement()
}

async function slowDown(cdp: CDPSession) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowPhone.network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slowdown })
}

const weight = (requests: readonly PageRequest[]) => ({
  depth: serialDepth(requests),
  requests: requests.length,
  kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
})

/** URL of another site, such as the tenant's own or a mail. No request is sent to it. */
const elsewhere = 'http://elsewhere.example/'

/**
 * Opens a page through a link on another site. From an empty tab only the portal would pay for a new process, because
 * of its opener policy; from another site every page gets one.
 */
async function comeFromElsewhere(page: Page) {
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }),
  )
  await page.goto(elsewhere)
  await page.unroute(elsewhere)
}

/** Visits a page once on a slow phone, until all responses have arrived and are rendered. */
export async function visit(
  context: BrowserContext,
  { url, ready, cached = false }: Target,
): Promise<Arrival> {
  const page = await context.newPage()
  await comeFromElsewhere(page)
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  if (!cached) await cdp.send('Network.clearBrowserCache')
  await slowDown(cdp)
  const { report } = await listenTo<InPage>(cdp)
  // Without a cache, the last visit was long ago, so the portal must not expect a cached font.
  if (!cached) await page.addInitScript(() => localStorage.removeItem('font'))
  await page.addInitScript(watchArrival, ready)
  await page.goto(url, { waitUntil: 'commit' })
  const times = await report
  const shownAt = (requests[0]?.start ?? 0) + Math.max(times.ready, times.largestPaint)
  const needed = requests.filter(
    ({ url, start, end }) => Number.isFinite(end) && start <= shownAt && !url.endsWith('.ico'),
  )
  await page.close()
  return { ...times, ...weight(needed) }
}

/** Resolves when a page has sent no request for three seconds, so that idle prefetches are complete. */
export async function quiet(page: Page): Promise<void> {
  const requests = await recordRequests(await page.context().newCDPSession(page))
  let known = -1
  while (requests.length !== known) {
    known = requests.length
    await page.waitForTimeout(3000)
  }
}

/** The median; of an even number of values the upper one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median of each figure. */
export function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  const middle = (name: keyof Figures) =>
    Math.round(median(all.map((one) => Number(one[name]))) * 1000) / 1000
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures
}
