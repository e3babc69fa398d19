import { type Browser, expect, type Page } from '@playwright/test'
import { demoPassword } from './origins.ts'
import type { RunningPortal } from './running-portal.ts'

/** The remote that release journeys change, with the path and title of its screen. */
export const releasedRemote = 'mf-insurance'
export const [releasedScreenPath, releasedScreenTitle] = ['/verzekeringen', 'Verzekeringen']

export const releaseCliPath = 'server/src/release/cli.ts'
export const gateProgramPath = 'e2e/gate/run-release-gate.ts'

/** Row of the release status: the build of a remote that a tenant uses. The tenant `*` means all tenants. */
interface ReleaseStatusRow {
  remote: string
  tenant: string
  hash: string
}

/** Fetches which version of each remote is live. */
export const fetchReleaseStatus = async (portal: RunningPortal): Promise<ReleaseStatusRow[]> =>
  JSON.parse(await portal.run(releaseCliPath, 'status'))

/**
 * Opens a screen as a signed-in customer, by default the screen of the released remote; collects errors of the page.
 */
export async function visitScreen(
  browser: Browser,
  portal: RunningPortal,
  tenant: string,
  username: string,
  path = releasedScreenPath,
) {
  const page = await (await browser.newContext()).newPage()
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await page.goto(portal.getPortalUrl(tenant) + path)
  await page.locator('input[autocomplete^=username]').fill(username)
  await page.locator('input[type=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(portal.getPortalUrl(tenant) + path)
  return { page, reports }
}

export const getScreenHeading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Waits until the screen shows the customer's data. */
export const expectCustomerData = (page: Page) => expect(page.locator('main h2').first()).toBeVisible()
