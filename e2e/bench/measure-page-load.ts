import type { Page } from '@playwright/test'
import type { MeasuredBrowser, MeasuredPage } from './measured-browser.ts'
import { measureSerialDepth, type PageRequest, recordRequests } from './record-requests.ts'

/**
 * Conditions of a mid-range phone on slow 4G: latency in milliseconds, throughput in bytes per second, and a quarter of
 * this machine's processor speed.
 */
export const slowPhoneConditions = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
  slowdown: 4,
  device: { width: 412, height: 823, deviceScaleFactor: 1, mobile: true },
}

interface Visit {
  url: string
  /** URL of another site, from which the visitor comes. */
  referrer: string
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

/**
 * Runs in the page: checks for the selector once per frame, which takes hardly any time.
 * @param selector of the element that must be visible
 * @param onLoad receives the measurements once the page is complete
 */
function watchPageLoad(selector: string, onLoad: (measurements: InPageMeasurements) => void) {
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
    onLoad({ firstPaint: painted.startTime, largestPaint, ready, interactive, blocked, shift })
  }
  waitForElement()
}

const summarizeRequests = (requests: readonly PageRequest[]) => ({
  depth: measureSerialDepth(requests),
  requests: requests.length,
  kilobytes: requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
})

/**
 * Visits a page once on a slow phone, until all responses have arrived and are rendered. The visitor comes from another
 * site, like from the tenant's website, so that every measured page needs a new browser process. From an empty tab only
 * the portal would need one, because of its opener policy.
 */
export async function measureVisit(
  browser: MeasuredBrowser,
  { url, referrer, ready, cached = false }: Visit,
): Promise<PageLoad> {
  const page = await browser.openPage()
  await page.send('Page.enable')
  await visitPage(page, referrer)
  const requests = await recordRequests(page)
  if (!cached) await page.send('Network.clearBrowserCache')
  await page.send('Network.emulateNetworkConditions', slowPhoneConditions.network)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowPhoneConditions.slowdown })
  await page.send('Emulation.setDeviceMetricsOverride', slowPhoneConditions.device)
  // A visit without a cache is a first visit, so the mark that the font is in the cache is removed.
  const forgetFont = cached ? '' : "localStorage.removeItem('font');"
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `${forgetFont}globalThis.pageLoad = new Promise((resolve) => (${watchPageLoad})('${ready}', resolve))`,
  })
  await visitPage(page, url)
  const { result } = await page.send('Runtime.evaluate', {
    expression: 'pageLoad',
    awaitPromise: true,
    returnByValue: true,
  })
  const times: InPageMeasurements = result.value
  const shownAt = (requests[0]?.start ?? 0) + Math.max(times.ready, times.largestPaint)
  const needed = requests.filter(
    ({ url, start, end }) => Number.isFinite(end) && start <= shownAt && !url.endsWith('.ico'),
  )
  await page.close()
  return { ...times, ...summarizeRequests(needed) }
}

async function visitPage(page: MeasuredPage, url: string): Promise<void> {
  const load = new Promise((resolve) => page.on('Page.loadEventFired', resolve))
  await page.send('Page.navigate', { url })
  await load
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
