import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { recordRequests, serialDepth } from './requests.ts'

/** A middling phone on slow 4G: 150 ms to each answer, 1.6 Mbit/s down, a fourth of this machine's speed. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

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
}

/** How a page came in; times in milliseconds from the start of the navigation. */
export interface Arrival {
  firstPaint: number
  ready: number
  /** First moment after `ready` at which the main thread had nothing to do. */
  interactive: number
  shift: number
  depth: number
  requests: number
  kilobytes: number
}

/** Starts a browser for measuring. */
export function startBrowser(): Promise<Browser> {
  const installed = process.env.CHROMIUM ?? '/usr/bin/chromium'
  return chromium.launch({
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
    ...(existsSync(installed) ? { executablePath: installed } : {}),
  })
}

/** One visit with an empty cache on a slow phone. */
export async function arrive(browser: Browser, target: Target): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  await target.prepare?.(page)
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(target.url, { waitUntil: 'commit' })
  await page.waitForSelector(target.ready)
  const times = await page.evaluate(async () => {
    const ready = performance.now()
    await new Promise((resolve) => requestIdleCallback(resolve))
    const interactive = performance.now()
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    const shift = shifts
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { ready, interactive, firstPaint, shift }
  })
  const { not } = target
  const needed = requests.filter(
    ({ end, url }) => Number.isFinite(end) && !url.endsWith('.ico') && !not?.test(url),
  )
  await context.close()
  return {
    ...times,
    depth: serialDepth(needed),
    requests: needed.length,
    kilobytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  }
}

/** Medians of several visits of several pages, taken in turn so that the machine's moods hit all alike. */
export async function compare(browser: Browser, targets: readonly Target[], runs: number) {
  const arrivals = targets.map((): Arrival[] => [])
  for (let run = 0; run < runs; run++)
    for (const [index, target] of targets.entries()) arrivals[index]?.push(await arrive(browser, target))
  return targets.map(({ name }, index) => ({ name, ...medians(arrivals[index] ?? []) }))
}

function medians(arrivals: readonly Arrival[]): Arrival {
  const of = (key: keyof Arrival) => {
    const values = arrivals.map((arrival) => arrival[key]).sort((a, b) => a - b)
    return Math.round((values[Math.floor(values.length / 2)] ?? 0) * 1000) / 1000
  }
  return {
    firstPaint: of('firstPaint'),
    ready: of('ready'),
    interactive: of('interactive'),
    shift: of('shift'),
    depth: of('depth'),
    requests: of('requests'),
    kilobytes: of('kilobytes'),
  }
}
