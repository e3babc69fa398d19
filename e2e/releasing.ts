import { type Browser, expect, type Page } from '@playwright/test'
import { password } from './origins.ts'
import type { RunningPortal } from './own-portal.ts'

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

/** What is live in a portal now. */
export const statusOf = async (portal: RunningPortal): Promise<Row[]> =>
  JSON.parse(await portal.run(release, 'status'))

/** Opens a screen, by default the remote's, as a signed-in customer; collects the page's errors. */
export async function visit(
  browser: Browser,
  portal: RunningPortal,
  tenant: string,
  username: string,
  path = screen,
) {
  const page = await (await browser.newContext()).newPage()
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await page.goto(portal.of(tenant) + path)
  await page.locator('input[autocomplete^=username]').fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portal.of(tenant) + path)
  return { page, reports }
}

/** Title of the current screen. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the screen shows customer data. */
export const works = (page: Page) => expect(page.locator('main h2').first()).toBeVisible()
