import { type Browser, expect, type Page } from '@playwright/test'
import { password } from './origins.ts'
import type { OwnPortal } from './own-portal.ts'

/** The remote that release journeys change, its screen and the screen's title. */
export const remote = 'mf-insurance'
export const [screen, title] = ['/verzekeringen', 'Verzekeringen']

/** Release command line program. */
export const release = 'server/src/release/cli.ts'
export const gate = 'e2e/gate/run.ts'

/** A tenant's build of a remote; `*` means all tenants. */
interface Row {
  remote: string
  tenant: string
  hash: string
}

/** The portal's current releases. */
export const statusOf = async (portal: OwnPortal): Promise<Row[]> =>
  JSON.parse(await portal.run(release, 'status'))

/** Opens the remote's screen as a signed-in customer; records the page's reports. */
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

/** Title of the current screen. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the screen shows customer data. */
export const works = (page: Page) => expect(page.locator('main h2').first()).toBeVisible()
