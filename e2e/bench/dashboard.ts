import type { BrowserContext, Page } from '@playwright/test'
import { signIn } from './customer.ts'
import { medians, slow4g, startBrowser, visit } from './measure.ts'
import { recordRequests, serialDepth } from './requests.ts'
import { listenTo } from './told.ts'

/**
 * How the overview comes in on a slow phone with a stored session, and again: `pnpm bench:dashboard [address] [runs]`,
 * against a portal that runs. Aims: first figure at depth 3, shift below 0.02 until all cards are there, tasks of more
 * than 50 ms at most 200 ms together after the first paint, no code downloaded on a returning visit.
 */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const runs = Number(process.argv[3] ?? 3)
const url = `${address}/dashboard`
const figure = 'main article h2, main section h2'
/** A figure of the customer's own. */
const amount = 'main article p'

/** How far things moved, and how long tasks took after the first paint, until every card is there; in milliseconds. */
interface Settling {
  shift: number
  longTasks: number
  beyond50: number
  longest: number
}

/** Runs in the page: tells once figures stand there, nothing loads, and nothing has been asked for half a second. */
function watchSettling(selector: string) {
  const seen = { shifts: [] as number[], tasks: [] as PerformanceEntry[] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shifts.push(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => void seen.tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0)
  const isThere = () =>
    document.querySelector(selector)?.checkVisibility() &&
    !document.body.textContent?.includes('Bezig met laden') &&
    performance
      .getEntriesByType('resource')
      .every((entry) => (entry as PerformanceResourceTiming).responseEnd < performance.now() - 500)
  const look = () => {
    if (!isThere()) return setTimeout(look, 250)
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const after = seen.tasks.filter(({ startTime }) => startTime > painted).map(({ duration }) => duration)
    const told: Settling = {
      shift: sum(seen.shifts),
      longTasks: sum(after),
      beyond50: sum(after.map((duration) => duration - 50)),
      longest: Math.max(0, ...after),
    }
    return tellBench(JSON.stringify(told))
  }
  addEventListener('load', look)
}

/** Watches a page until every card is there. */
async function settle(context: BrowserContext): Promise<Settling> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  if (slow4g.line) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...slow4g.line })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow4g.slower })
  const { told } = await listenTo<Settling>(cdp)
  await page.addInitScript(watchSettling, figure)
  await page.goto(url, { waitUntil: 'commit' })
  const settled = await told
  await page.close()
  return settled
}

/** How many requests had to come one after another before the first figure stood there, on a line that is only slow to answer. */
async function depth(context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const requests = await recordRequests(cdp)
  await cdp.send('Network.clearBrowserCache')
  const line = { latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction((wanted) => document.querySelector(wanted)?.checkVisibility(), amount, {
    polling: 'raf',
  })
  const done = requests.filter(({ url: one, end }) => Number.isFinite(end) && !one.endsWith('.ico'))
  await page.close()
  return serialDepth(done)
}

async function quiet(page: Page): Promise<void> {
  await page.goto(url)
  await page.locator(figure).first().waitFor()
  await page.waitForLoadState('networkidle')
  await new Promise((done) => setTimeout(done, 3000))
  await page.waitForLoadState('networkidle')
}

/** What a returning visit downloads, after one that had the time to fetch all. */
async function again(context: BrowserContext) {
  const page = await context.newPage()
  await quiet(page)
  const requests = await recordRequests(await context.newCDPSession(page))
  await quiet(page)
  const code = requests.filter(({ url: one }) => one.endsWith('.js'))
  const loaded = code.filter(({ bytes }) => bytes > 0)
  await page.close()
  return { scripts: code.length, downloaded: loaded.length, names: loaded.map(({ url: one }) => one) }
}

const browser = await startBrowser()
const arrivals: Awaited<ReturnType<typeof visit>>[] = []
const settlings: Settling[] = []
const returned: Awaited<ReturnType<typeof again>>[] = []
const depths: { depth: number }[] = []
for (let run = 0; run < runs; run++) {
  const context = await browser.newContext(slow4g.device)
  const page = await context.newPage()
  await signIn(page, `${address}/login`, figure)
  await page.waitForLoadState('networkidle')
  await page.close()
  arrivals.push(await visit(context, { name: 'overview', url, ready: figure }, slow4g))
  settlings.push(await settle(context))
  depths.push({ depth: await depth(context) })
  returned.push(await again(context))
  await context.close()
}
console.table([medians(arrivals)])
console.table([medians(settlings)])
console.table([medians(depths)])
console.table(returned.map(({ scripts, downloaded }) => ({ scripts, downloaded })))
for (const name of returned.at(-1)?.names ?? []) console.log(name)
await browser.close()
