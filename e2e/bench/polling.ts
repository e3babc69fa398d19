import { signIn } from './customer.ts'
import { startBrowser } from './measure.ts'

/**
 * Whether an open documents screen grows while it looks for new documents twice a minute: `pnpm bench:polling [address]`,
 * against a portal that runs. Ten minutes pass on the page's own clock. Aim: no growth that stays.
 */
const address = process.argv[2] ?? 'http://zuider.localhost:4000'
const polls = 20

const browser = await startBrowser()
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await page.clock.install()
await signIn(page, `${address}/login`)
await page.waitForURL(/dashboard|overzicht/)
await page.clock.fastForward(4000)
await page.goto(`${address}/documenten`)
await page.locator('main section li a').first().waitFor()
const cdp = await page.context().newCDPSession(page)
await cdp.send('HeapProfiler.enable')

let asked = 0
page.on('response', (answer) => {
  if (answer.url().endsWith('/customer/document')) asked++
})

async function held() {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { megabytes: Math.round((usedSize / 1024 / 1024) * 100) / 100, nodes, listeners: jsEventListeners }
}

async function poll(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const before = asked
    await page.clock.runFor(30_000)
    for (let wait = 0; wait < 50 && asked === before; wait++)
      await new Promise((done) => setTimeout(done, 100))
  }
}

await poll(4)
const before = await held()
const from = asked
await poll(polls)
console.table({ before, after: await held() })
console.log('times asked:', asked - from)
await browser.close()
