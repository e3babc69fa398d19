import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../browser.ts'
import { type PageRequest, recordRequests, serialDepth } from './requests.ts'
import { listenTo } from './told.ts'

/** A device and its line: what slows a page down, and how large it is. */
export interface Conditions {
  /** Milliseconds to each answer, and bytes a second down and up; none for this machine's own line. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number }
  /** How many times slower than this machine. */
  slower: number
  device: { viewport: { width: number; height: number }; isMobile?: boolean }
}

/** A middling phone on slow 4G: 150 ms to each answer, 1.6 Mbit/s down, a fourth of this machine's speed. */
export const slow4g: Conditions = {
  line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slower: 4,
  device: { viewport: { width: 412, height: 823 }, isMobile: true },
}

/** This machine as it is. */
export const desktop: Conditions = { slower: 1, device: { viewport: { width: 1350, height: 940 } } }

/** A page to measure. */
export interface Target {
  name: string
  url: string
  /** What must be visible before the page counts as there. */
  ready: string
  /** Runs at full speed before the measured visit, in the same browser profile. */
  prepare?(page: Page): Promise<void>
  /** Requests that other screens will need: fetched in idle time, no part of the arrival. */
  not?: RegExp
  /** Watched until every answer has come and is drawn, not only until `ready`. */
  whole?: boolean
  /** As a customer comes back: with what the browser has kept. */
  again?: boolean
}

/** How a page came in; times in milliseconds from the start of the navigation. */
export interface Arrival {
  firstPaint: number
  largestPaint: number
  ready: number
  /** First moment after `ready` at which the main thread had nothing to do. */
  interactive: number
  /** What tasks took beyond 50 ms each, together. */
  blocked: number
  shift: number
  /** Megabytes of the page's own memory once it is there, after a collection. */
  heap: number
  /** Steps one after another until it was there: longest chain of requests, of those that were sent by then. */
  depth: number
  /** How many were sent until it was there, and what they weigh. */
  requests: number
  kilobytes: number
}

/** Starts a browser for measuring. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions)
}

type InPage = Pick<Arrival, 'firstPaint' | 'largestPaint' | 'ready' | 'interactive' | 'blocked' | 'shift'>

/** Runs in the page: looks once a frame whether what counts is visible, so that the measuring costs next to nothing. */
function watchArrival({ ready: selector, whole }: Pick<Target, 'ready' | 'whole'>) {
  const record = (type: string) => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => [...seen, ...observer.takeRecords()]
  }
  const shifts = record('layout-shift')
  const tasks = record('longtask')
  const paints = record('largest-contentful-paint')
  const look = () => {
    const found = document.querySelector(selector)
    if (!found?.checkVisibility()) return requestAnimationFrame(look)
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
    whole && !isWhole() ? setTimeout(whenWhole, 100, ready, interactive) : done(ready, interactive)
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
  look()
}

async function slowDown(cdp: CDPSession, { line, slower }: Conditions) {
  await cdp.send('Network.enable')
  if (line) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
}

const weight = (requests: readonly PageRequest[]) => ({
  depth: serialDepth(requests),
  requests: requests.length,
  kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
})

/** An address of another site: a firm's own, or a mail. Nobody is asked for it. */
const elsewhere = 'http://elsewhere.example/'

/**
 * Opens a page as a customer does who follows a link of another site. From an empty tab the portal alone would pay for a
 * process of its own, which its opener policy asks for; from another site every page gets one.
 */
async function comeFromElsewhere(page: Page) {
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }),
  )
  await page.goto(elsewhere)
  await page.unroute(elsewhere)
}

/** One visit in a profile that stays, with an empty cache unless the customer comes again. */
export async function visit(
  context: BrowserContext,
  { url, ready, not, whole, again }: Omit<Target, 'prepare'>,
  conditions: Conditions,
): Promise<Arrival> {
  const page = await context.newPage()
  await comeFromElsewhere(page)
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  if (!again) await cdp.send('Network.clearBrowserCache')
  await slowDown(cdp, conditions)
  const { told } = await listenTo<InPage>(cdp)
  // A browser that has kept nothing was last here long ago, so that the portal takes it to have no font either.
  if (!again) await page.addInitScript(() => localStorage.removeItem('font'))
  await page.addInitScript(watchArrival, { ready, ...(whole && { whole }) })
  await page.goto(url, { waitUntil: 'commit' })
  const times = await told
  const shownAt = (requests[0]?.start ?? 0) + Math.max(times.ready, times.largestPaint)
  const needed = requests.filter(
    ({ url, start, end }) =>
      Number.isFinite(end) && start <= shownAt && !url.endsWith('.ico') && !not?.test(url),
  )
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await page.close()
  return { ...times, heap: usedSize / 1024 / 1024, ...weight(needed) }
}

/**
 * What a page asks the network for until it is quiet, without what it fetches in idle time for other screens: exact
 * whatever else the machine does, but for the depth's dependence on the line, which is slow 4G's.
 */
export async function weigh(context: BrowserContext, { url, ready }: Omit<Target, 'prepare'>) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  await cdp.send('Network.clearBrowserCache')
  const { line } = slow4g
  if (line)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      ...line,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.close()
  return weight(requests.filter(({ url, end }) => Number.isFinite(end) && !url.endsWith('.ico')))
}

/** Resolves when a page has asked for nothing for three seconds, so that what it fetches in idle time is there. */
export async function quiet(page: Page): Promise<void> {
  const requests = await recordRequests(await page.context().newCDPSession(page))
  let known = -1
  while (requests.length !== known) {
    known = requests.length
    await page.waitForTimeout(3000)
  }
}

/** How going from one screen to another went. */
export interface RouteChange {
  /** Milliseconds from the end of the press to the new screen. */
  took: number
  /** Requests for code that it made. */
  code: number
}

/** How long a finger or a mouse button stays down, in milliseconds. */
const pressMs = 80

/** Goes to another screen by a link that is pressed and let go, once the page has fetched what it fetches in idle time. */
export async function changeRoute(
  context: BrowserContext,
  { from, link, ready }: { from: string; link: string; ready: string },
  { slower }: Conditions,
): Promise<RouteChange> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(from)
  await page.locator(link).first().waitFor()
  await quiet(page)
  const requests = await recordRequests(cdp)
  const { told } = await listenTo<{ took: number }>(cdp)
  await page.evaluate((there) => {
    const clicked = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelector(there)?.checkVisibility())
          tellBench(JSON.stringify({ took: performance.now() - timeStamp }))
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', clicked, { capture: true, once: true })
  }, ready)
  const place = await page.locator(link).first().boundingBox()
  if (!place) throw new Error(`${link} is nowhere to be seen`)
  await slowDown(cdp, { ...desktop, slower })
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
  const { took } = await told
  await page.waitForLoadState('networkidle')
  await page.close()
  return { took, code: requests.filter(({ url }) => url.endsWith('.js')).length }
}

/** One visit with an empty cache, in a fresh profile, on a slow phone. */
export async function arrive(browser: Browser, target: Target): Promise<Arrival> {
  const context = await browser.newContext(slow4g.device)
  if (target.prepare) {
    const page = await context.newPage()
    await target.prepare(page)
    await page.close()
  }
  const arrival = await visit(context, target, slow4g)
  await context.close()
  return arrival
}

/** Medians of several visits of several pages, taken in turn so that the machine's moods hit all alike. */
export async function compare(browser: Browser, targets: readonly Target[], runs: number) {
  const arrivals = targets.map((): Arrival[] => [])
  for (let run = 0; run < runs; run++)
    for (const [index, target] of targets.entries()) arrivals[index]?.push(await arrive(browser, target))
  return targets.map(({ name }, index) => ({ name, ...medians(arrivals[index] ?? []) }))
}

/** The value in the middle; of an even number the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Of each figure the median. */
export function medians<Figures extends object>(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  const middle = (name: keyof Figures) =>
    Math.round(median(all.map((one) => Number(one[name]))) * 1000) / 1000
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Figures
}
