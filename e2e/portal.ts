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
  /** What the page reported against the content policy or as an uncaught error; empty at the end of every test. */
  complaints: string[]
  /**
   * Whether the browser is set to save data, so that the portal fetches no code before it is needed: a fifth of what a
   * page costs here. The full check runs without.
   */
  savesData: boolean
}

/** The seed of a bad line for all journeys, `PORTAL_CHAOS=7`; usually the line is good. */
const seed = process.env.PORTAL_CHAOS

/**
 * Playwright's `test`, which fails on any breach of the content policy, any uncaught error of a page, and a page that is
 * not what the server drew (React's errors of hydration).
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

/** Waits until a layer that was opened has taken the focus: till then a key goes to the page behind it, or is lost. */
export const expectFocusIn = (layer: Locator): Promise<void> =>
  expect.poll(() => layer.evaluate((it) => it.contains(document.activeElement))).toBe(true)

/** Fills in the sign-in form and sends it. */
export async function typeCredentials(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Gebruikersnaam', { exact: true }).fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** The title of a customer's screen. */
export const screenTitle = (page: Page): Locator =>
  page.locator('#content').getByRole('heading', { level: 1 })

/** How long the welcome stands after signing in (SHELL-10), in milliseconds. */
const welcomeTime = 3500

/** Signs a customer in by the form on the way to a path, else to the first screen of the menu; the welcome's time is skipped. */
export async function signInByForm(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await typeCredentials(page, username)
  await expect(page.getByText(/^Welkom, /)).toBeVisible()
  await page.clock.fastForward(welcomeTime)
  await expect(page.getByText(/^Welkom, /)).toBeHidden()
  await expect(screenTitle(page)).toBeVisible()
}

/** Opens a path, else the first screen of the menu, on a device where a customer is signed in. The clock can be moved. */
export async function signIn(page: Page, username: string, path = '/'): Promise<void> {
  await page.clock.install()
  await storeSession(page, username, path)
  await page.goto(path)
  await expect(screenTitle(page)).toBeVisible()
  // The server-rendered page has this attribute until the shell has hydrated it.
  await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
}

/** Goes to another screen as a link within the portal does, without loading the page anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), path)

/** What the server itself answers to a customer's call: the truth that screens are held against. */
export async function askServer<C extends Call>(
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
