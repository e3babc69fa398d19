import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { type ApiCall, type CallResponse, createCallUrl } from '@portal/contract/call'
import * as v from 'valibot'
import { measureInteractions } from './measure-interactions.ts'
import { apiOrigin, demoPassword } from './origins.ts'
import { storeCustomerSession } from './stored-session.ts'
import { simulateBadConnection } from './unreliable-network.ts'
import { trackPendingApiRequests } from './wait-until-settled.ts'

interface PortalFixtures {
  /** Content policy violations and uncaught errors of the page. A test fails if the list is not empty at its end. */
  complaints: string[]
  /**
   * Whether the browser requests reduced data use (Save-Data), so that the portal does not prefetch code. Prefetching
   * is a fifth of a page's cost in these tests. Off in the full check.
   */
  savesData: boolean
}

/** Seed of the bad connection in all journeys, for example `PORTAL_CHAOS=7`; by default the connection is good. */
const chaosSeed = process.env.PORTAL_CHAOS

/**
 * Playwright's `test`, which also fails on content policy violations, uncaught errors of a page, and hydration errors
 * of React.
 */
export const test = base.extend<PortalFixtures>({
  savesData: [process.env.PORTAL_FULL === undefined, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    if (process.env.PORTAL_INTERACTIONS) await measureInteractions(context)
    if (chaosSeed) await simulateBadConnection(context, Number(chaosSeed))
    trackPendingApiRequests(context)
    await use(context)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (/Content Security Policy|Trusted ?Type|integrity|React error #4(1|2)\d/i.test(message.text()))
          complaints.push(message.text())
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Waits until an opened overlay has the focus; earlier key presses would go to the page behind it. */
export const expectFocusIn = (layer: Locator): Promise<void> =>
  expect.poll(() => layer.evaluate((it) => it.contains(document.activeElement))).toBe(true)

export async function submitCredentials(page: Page, username: string, secret = demoPassword): Promise<void> {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

export const getScreenTitle = (page: Page): Locator =>
  page.locator('#content').getByRole('heading', { level: 1 })

/** Duration of the welcome after sign-in (SHELL-10), in milliseconds. */
const welcomeTimeMs = 3500

/** Signs in a customer with the form, and opens a path or the first menu entry; skips the welcome. */
export async function signInByForm(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await submitCredentials(page, username)
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
  await page.clock.fastForward(welcomeTimeMs)
  await expect(page.getByText(/^Welkom, /)).toBeHidden()
  await expect(getScreenTitle(page)).toBeVisible()
}

/** Opens a path or the first menu entry, on a device with a signed-in customer. The clock is controllable. */
export async function signIn(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await storeCustomerSession(page, username, path)
  await page.goto(path)
  await expect(getScreenTitle(page)).toBeVisible()
  // The server-rendered page has this attribute until the shell has hydrated it.
  await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
}

/** Navigates to a path without reloading the page, as a link within the portal does. */
export const navigateInPortal = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** Sends a customer's call to the server and returns the response, to compare it with a screen. */
export async function callAsCustomer<C extends ApiCall>(
  request: APIRequestContext,
  customer: { username: string; tenant: string },
  call: C,
): Promise<CallResponse<C>> {
  const signedIn = await request.post(apiOrigin + createCallUrl(login), {
    data: { ...customer, password: demoPassword },
  })
  const { access_token } = v.parse(login.response, await signedIn.json())
  const response = await request.get(`${apiOrigin}/api/${customer.tenant}${createCallUrl(call)}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return v.parse(call.response, await response.json()) as CallResponse<C>
}

export { expect } from '@playwright/test'
export { apiOrigin, demoPassword, getPortalOrigin } from './origins.ts'
