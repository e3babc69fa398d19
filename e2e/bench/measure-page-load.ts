import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { receivePageReport } from './page-report.ts'
import { measureSerialDepth, type PageRequest, recordRequests } from './record-requests.ts'

/**
 * Conditions of a mid-range phone on slow 4G: latency in milliseconds, throughput in bytes per second, and a quarter of
 * this machine's processor speed.
 */
export const slowPhoneConditions = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slowdown: 4,
  device: { viewport: { width: 412, height: 823 }, isMobile: true },
}

interface MeasuredPage {
  url: string
  /** Selector of an element that must be visible for the page to count as loaded. */
  ready: string
  /** Whether the visit uses the browser's cache. */
  cached?: boolean
}

/** Measurements of a page load; times in milliseconds from the start of the navigation. */
export interface PageLoad {
  firstPaint: number
  largestPaint: number
  ready: number
  /** First time after `ready` at which the main thread is idle. */
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

type InPageMeasurements = Pick<
  PageLoad,
  'firstPaint' | 'largestPaint' | 'ready' | 'interactive' | 'blocked' | 'shift'
>

/** Runs in the page: checks for the selector once per frame, which takes hardly any time. */
function watchPageLoad(selector: string) {
  const recordPerformanceEntries = (type: string) => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => void seen.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    return () => [...seen, ...observer.takeRecords()]
  }
  const shifts = recordPerformanceEntries('layout-shift')
  const tasks = recordPerformanceEntries('longtask')
  const paints = recordPerformanceEntries('largest-contentful-paint')
  const waitForElement = () => {
    const found = document.querySelector(selector)
    if (!found?.checkVisibility()) return requestAnimationFrame(waitForElement)
    const ready = performance.now()
    return setTimeout(() => requestIdleCallback(() => waitUntilComplete(ready, performance.now())))
  }
  const isLoadComplete = () =>
    !document.body.textContent?.includes('Bezig met laden') &&
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - 500)
  const waitUntilComplete = (ready: number, interactive: number) =>
    !isLoadComplete()
      ? setTimeout(waitUntilComplete, 100, ready, interactive)
      : reportAfterPaint(ready, interactive)
  const reportAfterPaint = (ready: number, interactive: number) => {
    requestAnimationFrame(() => setTimeout(() => reportPageLoad(ready, interactive)))
  }
  const sumValues = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const reportPageLoad = (ready: number, interactive: number) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (!painted) return setTimeout(reportPageLoad, 50, ready, interactive)
    const shift = sumValues((shifts() as unknown as { value: number }[]).map(({ value }) => value))
    const blocked = sumValues(tasks().map(({ duration }) => duration - 50))
    const largestPaint = paints().at(-1)?.startTime ?? 0
    const arrival: InPageMeasurements = {
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

async function emulateSlowPhone(cdp: CDPSession) {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowPhoneConditions.network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhoneConditions.slowdown })
}

const summarizeRequests = (requests: readonly PageRequest[]) => ({
  depth: measureSerialDepth(requests),
  requests: requests.length,
  kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
})

/** URL of another site, such as the tenant's website. It is mocked; no request is sent. */
const otherSiteUrl = 'http://elsewhere.example/'

/**
 * Opens another site first, like a visitor coming from the tenant's website. Every measured page then needs a new
 * browser process. From an empty tab only the portal would need one, because of its opener policy.
 */
async function openOtherSite(page: Page) {
  await page.route(otherSiteUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Elsewhere</p>' }),
  )
  await page.goto(otherSiteUrl)
  await page.unroute(otherSiteUrl)
}

/** Visits a page once on a slow phone, until all responses have arrived and are rendered. */
export async function measureVisit(
  context: BrowserContext,
  { url, ready, cached = false }: MeasuredPage,
): Promise<PageLoad> {
  const page = await context.newPage()
  await openOtherSite(page)
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  if (!cached) await cdp.send('Network.clearBrowserCache')
  await emulateSlowPhone(cdp)
  const { report } = await receivePageReport<InPageMeasurements>(cdp)
  // A visit without a cache is a first visit, so the mark that the font is in the cache is removed.
  if (!cached) await page.addInitScript(() => localStorage.removeItem('font'))
  await page.addInitScript(watchPageLoad, ready)
  await page.goto(url, { waitUntil: 'commit' })
  const times = await report
  const shownAt = (requests[0]?.start ?? 0) + Math.max(times.ready, times.largestPaint)
  const needed = requests.filter(
    ({ url, start, end }) => Number.isFinite(end) && start <= shownAt && !url.endsWith('.ico'),
  )
  await page.close()
  return { ...times, ...summarizeRequests(needed) }
}

/** Waits until a page has sent no request for three seconds, so that idle prefetches are complete. */
export async function waitForQuietNetwork(page: Page): Promise<void> {
  const requests = await recordRequests(await page.context().newCDPSession(page))
  let known = -1
  while (requests.length !== known) {
    known = requests.length
    await page.waitForTimeout(3000)
  }
}

/** Calculates the median; for an even number of values the upper of the two middle ones. */
export const calculateMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export function calculateMedians<Figures extends object>(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[]
  const getMedian = (name: keyof Figures) =>
    Math.round(calculateMedian(all.map((one) => Number(one[name]))) * 1000) / 1000
  return Object.fromEntries(names.map((name) => [name, getMedian(name)])) as Figures
}
