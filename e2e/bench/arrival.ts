import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { password } from '../portal.ts'
import { recordRequests, serialDepth } from './requests.ts'

/** How a page comes in on a slow phone: `pnpm bench:arrival [address]`, against a portal that runs. */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const runs = 5

/** A middling phone on slow 4G: 150 ms to each answer, 1.6 Mbit/s down, a fourth of this machine's speed. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

interface Arrival {
  ready: number
  firstPaint: number
  shift: number
  depth: number
  requests: number
  kilobytes: number
}

/** `not`: what other screens will need is fetched in idle time and is no part of the arrival. */
const pages = [
  { name: 'sign-in', path: '/login', ready: 'input[type=password]', signedIn: false, not: /\/mf-mortgage\// },
  {
    name: 'mortgages, stored session',
    path: '/hypotheek',
    ready: 'main h2',
    signedIn: true,
    not: /\/mf-auth\//,
  },
]

async function signIn(page: Page) {
  await page.goto(`${address}/login`)
  await page.fill('input[autocomplete=username]', 'anna')
  await page.fill('input[type=password]', password)
  await page.keyboard.press('Enter')
  await page.waitForSelector('main h2')
}

async function arrive(browser: Browser, target: (typeof pages)[number]): Promise<Arrival> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true })
  const page = await context.newPage()
  if (target.signedIn) await signIn(page)
  await page.goto('about:blank')
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address + target.path, { waitUntil: 'commit' })
  await page.waitForSelector(target.ready)
  const seen = await page.evaluate(() => {
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    const shift = shifts
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { now: performance.now(), paint, shift }
  })
  const needed = requests.filter(
    ({ end, url }) => end < Number.POSITIVE_INFINITY && !url.endsWith('.ico') && !target.not.test(url),
  )
  await context.close()
  return {
    ready: seen.now,
    firstPaint: seen.paint,
    shift: seen.shift,
    depth: serialDepth(needed),
    requests: needed.length,
    kilobytes: needed.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const installed = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  ...(existsSync(installed) ? { executablePath: installed } : {}),
})
const rows: Record<string, Record<string, number>> = {}
for (const target of pages) {
  const arrivals: Arrival[] = []
  for (let run = 0; run < runs; run++) arrivals.push(await arrive(browser, target))
  const of = (key: keyof Arrival) => Math.round(median(arrivals.map((arrival) => arrival[key])) * 100) / 100
  rows[target.name] = {
    'ready ms': of('ready'),
    'first paint ms': of('firstPaint'),
    'layout shift': of('shift'),
    'serial depth': of('depth'),
    requests: of('requests'),
    kB: of('kilobytes'),
  }
}
console.table(rows)
await browser.close()
