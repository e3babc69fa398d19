import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type Browser, launch } from 'puppeteer-core'
import { startPortal } from '../running-portal.ts'
import { firefoxJourneys } from './firefox-journeys.ts'

/**
 * Runs the smoke journeys in Firefox over WebDriver BiDi, on a separate portal. Skipped without Firefox; FIREFOX sets its
 * path.
 */
const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

/** Firefox reports an aborted download as an integrity error with the hash of an empty file. */
const emptyFileHash = createHash('sha256').digest('base64')

/**
 * Whether to ignore a console message, because the page's code did not cause it: an aborted download, an unreachable
 * map service, or a script that Puppeteer ran with `eval` and that the content policy blocked.
 */
const isIgnoredMessage = (text: string) =>
  [emptyFileHash, 'Cross-Origin Request Blocked', 'blocked a JavaScript eval'].some((part) =>
    text.includes(part),
  )

/** Whether a console message is an error of the page's own code or a content policy violation. */
const isPageError = (text: string) =>
  /Content.Security.Policy|Trusted ?Type|integrity|Uncaught/i.test(text) && !isIgnoredMessage(text)

async function runJourney(
  browser: Browser,
  name: string,
  journey: (typeof firefoxJourneys)[string],
): Promise<string[]> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => {
    if (!isIgnoredMessage(String(error))) complaints.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && isPageError(message.text())) complaints.push(message.text())
  })
  page.setDefaultTimeout(30_000)
  await journey(page, portalUrl).catch((error: unknown) => complaints.push(String(error)))
  await context.close()
  console.log(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  return complaints
}

if (!existsSync(firefoxPath)) {
  console.log(`Skipped: there is no Firefox at ${firefoxPath}.`)
  process.exit()
}
const portal = await startPortal(4490)
const portalUrl = portal.getPortalUrl('zuider')
/** The viewport is the window's own size, because the oldest supported Firefox has no command to set the viewport. */
const browser = await launch({
  browser: 'firefox',
  executablePath: firefoxPath,
  headless: true,
  defaultViewport: null,
  args: ['--width=1440', '--height=900'],
})
console.log(await browser.version())
const journeyErrors: string[] = []
for (const [name, journey] of Object.entries(firefoxJourneys))
  journeyErrors.push(...(await runJourney(browser, name, journey)))
await browser.close()
await portal.stop()
for (const complaint of journeyErrors) console.error(complaint)
process.exitCode = journeyErrors.length === 0 ? 0 : 1
