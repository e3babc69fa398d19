import type { Browser, Page } from '@playwright/test'
import { getHomeCoordinates } from '@portal/contract/home-map'
import { PublishedRemote, RegistrySnapshot } from '@portal/contract/registry-snapshot'
import { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { findViolations } from '../expect-accessible.ts'
import { demoPassword } from '../portal-test.ts'
import { trackPendingApiRequests, waitUntilSettled } from '../wait-until-settled.ts'
import { findUnscopedStyles, recordStyleSheetsOnLoad } from './unscoped-styles.ts'

/**
 * A trial of a version before its release: URL of the portal, cookie with the trial ticket, and the remote (or `shell`)
 * whose screens to open.
 */
export interface VersionTrial {
  portal: string
  cookie: string
  remote: string
  /** Staff roles of the remote, if it is for staff; the portal is then the staff origin. */
  staff?: readonly string[] | null
}

/** Whether a request is for the map, which may fail: without a map, a home shows its street. */
const isMapRequest = (url: string) => url.includes(getHomeCoordinates.path) || /\/map\/\d+\//.test(url)

async function signInCustomer(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/login`)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
}

/** Signs in a staff member with the highest role that the remote is made for. */
async function signInStaff(page: Page, portal: string, roles: readonly string[]): Promise<void> {
  const role = StaffRole.options.findLast((one) => roles.includes(one))
  await page.goto(portal)
  await page
    .getByRole('button', { name: new RegExp(`, ${role}\\b`) })
    .first()
    .click()
}

/**
 * Signs in a demo user with a version on trial, and opens each screen of the tested remote; returns the errors found.
 */
export async function smokeTestVersion(
  browser: Browser,
  { portal, cookie, remote, staff }: VersionTrial,
): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: portal }])
  context.setDefaultTimeout(Number(process.env.SMOKE ?? 60_000))
  trackPendingApiRequests(context)
  const page = await context.newPage()
  await recordStyleSheetsOnLoad(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || /favicon|net::ERR/.test(message.text()) || isMapRequest(url)) return
    problems.push(`${message.text()} ${url}`)
  })
  try {
    await (staff ? signInStaff(page, portal, staff) : signInCustomer(page, portal))
    await page.locator('#content').waitFor()
    for (const address of await listScreenPaths(page, remote))
      problems.push(...(await findScreenProblems(page, portal + address)))
  } catch (error) {
    problems.push(`${error}\n${await describePageState(page)}`)
  }
  await context.close()
  return problems
}

/**
 * Reads the page's registry and lists the paths of the customer screens of a remote; for `shell`, of all remotes.
 * Removes optional parameters from the paths, and omits paths with required parameters.
 */
async function listScreenPaths(page: Page, remote: string): Promise<string[]> {
  const text = await page.locator('#registry').textContent()
  const { remotes } = v.parse(RegistrySnapshot, JSON.parse(text ?? ''))
  return remotes
    .map((entry) => v.parse(PublishedRemote, entry))
    .filter(({ name }) => remote === 'shell' || name === remote)
    .flatMap(({ contributes }) =>
      contributes.routes
        .filter(({ audience }) => audience === 'customer')
        .map(({ path }) => path.replace(/\/(:\w+\?|\*)/g, ''))
        .filter((path) => !path.includes(':')),
    )
}

/** Describes the state of a page that did not become idle, and lists its files that failed to load. */
async function describePageState(page: Page): Promise<string> {
  const pageState = page.evaluate(() => ({
    outlet: document.getElementById('outlet')?.outerHTML.slice(0, 500) ?? 'no outlet',
    unanswered: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd, responseStatus }) => responseEnd === 0 || responseStatus >= 400)
      .map(({ name }) => name),
  }))
  const text = page.locator('body').textContent({ timeout: 1000 }).catch(String)
  return `${page.url()} ${JSON.stringify([await pageState.catch(String), (await text)?.slice(0, 500)])}`
}

/** Finds accessibility violations in dark mode if the build declares support for dark mode. */
async function findDarkModeViolations(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const isDark = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  const barriers = isDark ? await findViolations(page) : []
  await page.emulateMedia({ colorScheme: 'light' })
  return barriers.map(([rule, places]): [string, string[]] => [`${rule}, in the dark,`, places])
}

async function findScreenProblems(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const main = page.locator('#content')
  await main.waitFor()
  await waitUntilSettled(page)
  const styled = await findUnscopedStyles(page)
  if (styled.length > 0) return styled.map((what) => `${address}: ${what}`)
  await main.locator('#outlet').filter({ hasText: /\S/ }).first().waitFor()
  const barriers = [...(await findViolations(page)), ...(await findDarkModeViolations(page))]
  /**
   * An alert is a problem only if it is still visible after five seconds, because on a busy machine one may appear and
   * disappear by itself.
   */
  const alarm = main.getByRole('alert').filter({ hasText: /\S/ }).first()
  const alarmed = await alarm.waitFor({ state: 'hidden', timeout: 5000 }).then(
    () => false,
    () => true,
  )
  return [
    ...barriers.map(([rule, places]) => `${address} breaks ${rule} at ${places.join(' and ')}`),
    ...(alarmed ? [`${address} shows: ${await main.textContent()}`] : []),
  ]
}
