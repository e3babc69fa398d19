import { type Browser, expect, type Page } from '@playwright/test'
import { password } from './origins.ts'
import type { OwnPortal } from './own-portal.ts'

/** The remote that journeys about releases change, its screen and that screen's title. */
export const remote = 'mf-insurance'
export const [screen, title] = ['/verzekeringen', 'Verzekeringen']

/** Programs with which a team releases. */
export const release = 'server/src/release/cli.ts'
export const gate = 'e2e/gate/run.ts'

/** Which build of a remote a tenant gets; `*` is all tenants. */
interface Row {
  remote: string
  tenant: string
  hash: string
}

/** What is live in a portal now. */
export const statusOf = async (portal: OwnPortal): Promise<Row[]> =>
  JSON.parse(await portal.run(release, 'status'))

/** Opens the remote's screen as a signed-in customer; collects what the page reports. */
export async function visit(browser: Browser, portal: OwnPortal, tenant: string, username: string) {
  const page = await (await browser.newContext()).newPage()
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await page.goto(portal.of(tenant) + screen)
  await page.locator('input[autocomplete^=username]').fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portal.of(tenant) + screen)
  return { page, reports }
}

/** The title of the screen that stands. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the screen shows something of the customer's. */
export const works = (page: Page) => expect(page.locator('main h2').first()).toBeVisible()
