import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { login } from '@portal/contract/auth'
import { type AnswerOf, type Call, urlOf } from '@portal/contract/call'
import * as v from 'valibot'
import { roughLine } from './chaos.ts'
import { measureInteractions } from './interactions.ts'
import { apiOrigin, password } from './origins.ts'
import { followReads } from './settled.ts'
import { storeSession } from './stored-session.ts'

interface Fixtures {
  /** Content policy violations and uncaught errors of the page; must be empty at the end of every test. */
  complaints: string[]
  /**
   * Whether the browser saves data, so that the portal does not prefetch code: a fifth of a page's cost here. Off in
   * the full check.
   */
  savesData: boolean
}

/** Seed of a bad connection for all journeys, `PORTAL_CHAOS=7`; by default the connection is good. */
const seed = process.env.PORTAL_CHAOS

/**
 * Playwright's `test`, which also fails on content policy violations, uncaught errors of a page, and hydration errors
 * of React.
 */
export const test = base.extend<Fixtures>({
  savesData: [process.env.PORTAL_FULL === undefined, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    if (process.env.PORTAL_INTERACTIONS) await measureInteractions(context)
    if (seed) await roughLine(context, Number(seed))
    followReads(context)
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

/** Waits until an opened layer has the focus: earlier key presses would go to the page behind it. */
export const expectFocusIn = (layer: Locator): Promise<void> =>
  expect.poll(() => layer.evaluate((it) => it.contains(document.activeElement))).toBe(true)

/** Fills in and submits the sign-in form. */
export async function typeCredentials(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Title of a customer's screen. */
export const screenTitle = (page: Page): Locator =>
  page.locator('#content').getByRole('heading', { level: 1 })

/** How long the welcome shows after sign-in (SHELL-10), in milliseconds. */
const welcomeTime = 3500

/** Signs in a customer with the form, and opens a path or the first menu entry; skips the welcome. */
export async function signInByForm(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await typeCredentials(page, username)
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
  await page.clock.fastForward(welcomeTime)
  await expect(page.getByText(/^Welkom, /)).toBeHidden()
  await expect(screenTitle(page)).toBeVisible()
}

/** Opens a path or the first menu entry, on a device with a signed-in customer. The clock is controllable. */
export async function signIn(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await storeSession(page, username, path)
  await page.goto(path)
  await expect(screenTitle(page)).toBeVisible()
  // The server-rendered page has this attribute until the shell has hydrated it.
  await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
}

/** Navigates as a link within the portal does, without reloading the page. */
export const navigateWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** Response of the server to a customer's call, with which screens are compared. */
export async function callServer<C extends Call>(
  request: APIRequestContext,
  who: { username: string; tenant: string },
  call: C,
): Promise<AnswerOf<C>> {
  const signedIn = await request.post(apiOrigin + urlOf(login), { data: { ...who, password } })
  const { access_token } = v.parse(login.answer, await signedIn.json())
  const answer = await request.get(`${apiOrigin}/api/${who.tenant}${urlOf(call)}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return v.parse(call.answer, await answer.json()) as AnswerOf<C>
}

export { expect } from '@playwright/test'
export { apiOrigin, password, portalOf } from './origins.ts'
