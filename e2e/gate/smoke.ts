import type { Browser, Page } from '@playwright/test'
import { getHomePlace } from '@portal/contract/home-map'
import { PublishedRemote, Snapshot } from '@portal/contract/snapshot'
import { StaffRole } from '@portal/contract/staff'
import * as v from 'valibot'
import { barriersOf } from '../accessible.ts'
import { password } from '../portal.ts'
import { followReads, settled } from '../settled.ts'
import { ownStyles, watchStyles } from './own-styles.ts'

/** A trial: portal URL, ticket of the waiting version, and whose screens to open. */
export interface Trial {
  portal: string
  cookie: string
  remote: string
  /** Staff roles of the remote; the portal is then the staff origin. */
  staff?: readonly string[] | null
}

/** Without a map, a home shows its street: neither the address register nor map tiles need to be reachable. */
const isOfMap = (url: string) => url.includes(getHomePlace.path) || /\/map\/\d+\//.test(url)

async function signInCustomer(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/login`)
  await page.locator('input[autocomplete^=username]').fill('anna')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in a staff member with the highest role for which the remote is made. */
async function signInStaff(page: Page, portal: string, roles: readonly string[]): Promise<void> {
  const role = StaffRole.options.findLast((one) => roles.includes(one))
  await page.goto(portal)
  await page
    .getByRole('button', { name: new RegExp(`, ${role}\\b`) })
    .first()
    .click()
}

/** Signs in a demo user with a version on trial and opens each screen of its remote. Returns the errors found. */
export async function smoke(browser: Browser, { portal, cookie, remote, staff }: Trial): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  await context.addCookies([{ name, value, url: portal }])
  context.setDefaultTimeout(Number(process.env.SMOKE ?? 60_000))
  followReads(context)
  const page = await context.newPage()
  await watchStyles(page)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || /favicon|net::ERR/.test(message.text()) || isOfMap(url)) return
    problems.push(`${message.text()} ${url}`)
  })
  try {
    await (staff ? signInStaff(page, portal, staff) : signInCustomer(page, portal))
    await page.locator('#content').waitFor()
    for (const address of await addressesOf(page, remote))
      problems.push(...(await problemsAt(page, portal + address)))
  } catch (error) {
    problems.push(`${error}\n${await stateOf(page)}`)
  }
  await context.close()
  return problems
}

/**
 * Paths of a remote's customer screens without optional parameters, from the page's registry; the shell has the screens
 * of all remotes.
 */
async function addressesOf(page: Page, remote: string): Promise<string[]> {
  const text = await page.locator('#registry').textContent()
  const { remotes } = v.parse(Snapshot, JSON.parse(text ?? ''))
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

/** State of a page that did not settle, and its files that failed to load. */
async function stateOf(page: Page): Promise<string> {
  const pageState = page.evaluate(() => ({
    outlet: document.getElementById('outlet')?.outerHTML.slice(0, 500) ?? 'no outlet',
    unanswered: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ responseEnd, responseStatus }) => responseEnd === 0 || responseStatus >= 400)
      .map(({ name }) => name),
  }))
  const text = page.locator('body').textContent({ timeout: 1000 }).catch(String)
  return `${page.url()} ${JSON.stringify([await pageState.catch(String), (await text)?.slice(0, 500)])}`
}

/** Accessibility violations in dark mode, if the build claims to support it. */
async function barriersInDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const isDark = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark')
  const barriers = isDark ? await barriersOf(page) : []
  await page.emulateMedia({ colorScheme: 'light' })
  return barriers.map(([rule, places]): [string, string[]] => [`${rule}, in the dark,`, places])
}

async function problemsAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  const main = page.locator('#content')
  await main.waitFor()
  await settled(page)
  const styled = await ownStyles(page)
  if (styled.length > 0) return styled.map((what) => `${address}: ${what}`)
  await main.locator('#outlet').filter({ hasText: /\S/ }).first().waitFor()
  const barriers = [...(await barriersOf(page)), ...(await barriersInDark(page))]
  /** An alert that disappears by itself was transient, caused by a busy machine. */
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
