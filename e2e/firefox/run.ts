import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { startPortal } from '../own-portal.ts'
import { journeys } from './journeys.ts'

/** Runs smoke journeys in Firefox over WebDriver BiDi, on a portal of its own. Skipped where there is no Firefox; FIREFOX names another. */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Firefox holds a file whose loading it broke off, because the page was left, against the sum of nothing. */
const ofNothing = createHash('sha384').digest('base64')

/**
 * What Firefox reports and is no fault of a page: files left half-way, a map service that cannot be reached, and what
 * Puppeteer tries to make of text, which the page forbids.
 */
const isNoise = (text: string) =>
  [ofNothing, 'Cross-Origin Request Blocked', 'blocked a JavaScript eval'].some((part) => text.includes(part))

/** Errors of a page's own code, and what its content policy stopped. */
const isBad = (text: string) =>
  /Content.Security.Policy|Trusted ?Type|integrity|Uncaught/i.test(text) && !isNoise(text)

async function walk(browser: Browser, name: string, journey: (typeof journeys)[string]): Promise<string[]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!isNoise(String(error))) complaints.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && isBad(message.text())) complaints.push(message.text())
  })
  page.setDefaultTimeout(30_000)
  await journey(page, address).catch((error: unknown) => complaints.push(String(error)))
  await context.close()
  console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  return complaints
}

if (!existsSync(firefox)) {
  console.log(`Skipped: there is no Firefox at ${firefox}.`)
  process.exit()
}
const portal = await startPortal(4490)
const address = portal.of('zuider')
/** The size is the window's own: Firefox's oldest supported release does not know the command by which a page is given one. */
const browser = await launch({
  browser: 'firefox',
  executablePath: firefox,
  headless: true,
  defaultViewport: null,
  args: ['--width=1440', '--height=900'],
})
console.log(await browser.version())
const complaints: string[] = []
for (const [name, journey] of Object.entries(journeys))
  complaints.push(...(await walk(browser, name, journey)))
await browser.close()
await portal.stop()
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
