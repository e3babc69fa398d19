import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { startPortal } from '../own-portal.ts'
import { journeys } from './journeys.ts'

/**
 * Runs smoke journeys in Firefox over WebDriver BiDi, on a separate portal. Skipped without Firefox; FIREFOX sets its
 * path.
 */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Firefox compares an aborted download with the hash of an empty file. */
const ofNothing = createHash('sha384').digest('base64')

/**
 * Firefox reports that are not errors of a page: aborted downloads, an unreachable map service, and text that Puppeteer
 * tries to evaluate.
 */
const isNoise = (text: string) =>
  [ofNothing, 'Cross-Origin Request Blocked', 'blocked a JavaScript eval'].some((part) => text.includes(part))

/** Errors of a page's own code, and content policy violations. */
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
/** Uses the window's own size: the oldest supported Firefox has no command to set the viewport. */
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
