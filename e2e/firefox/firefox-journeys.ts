import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { demoPassword } from '../portal-test.ts'

type FirefoxJourney = (page: Page, address: string) => Promise<void>

const signInFieldSelectors = { name: 'input[autocomplete^=username]', secret: 'input[type=password]' }
/** Selects the password field after hydration; the server-rendered form exists earlier and keeps typed text. */
const hydratedPasswordSelector = 'input[type=password]:not([data-rendered] *)'

async function submitCredentials(page: Page, username: string, secret: string): Promise<void> {
  await page.waitForSelector(hydratedPasswordSelector)
  await page.type(signInFieldSelectors.name, username)
  await page.type(signInFieldSelectors.secret, secret)
  await page.keyboard.press('Enter')
}

const waitTimeoutMs = 30_000

/**
 * Waits until a function in the page returns true. Puppeteer's own `waitForFunction` uses `eval`, which the page's
 * content policy forbids.
 */
async function waitUntilTrueInPage(
  page: Page,
  is: (wanted: string) => boolean | undefined,
  wanted = '',
): Promise<void> {
  const end = Date.now() + waitTimeoutMs
  while (!(await page.evaluate(is, wanted).catch(() => false))) {
    if (Date.now() > end) throw new Error(`waited in vain for "${wanted}" at ${page.url()}`)
    await wait(100)
  }
}

const waitForHeading = (page: Page, title: string) =>
  waitUntilTrueInPage(page, (wanted) => document.querySelector('h1')?.textContent === wanted, title)

const waitForText = (page: Page, wanted: string) =>
  waitUntilTrueInPage(page, (part) => document.querySelector('#content')?.textContent?.includes(part), wanted)

const clickElement = async (page: Page, selector: string) =>
  (await page.waitForSelector(selector, { visible: true }))?.click()

const clickButton = (page: Page, name: string) =>
  waitUntilTrueInPage(
    page,
    (wanted) => {
      const found = [...document.querySelectorAll('button')].find(({ textContent }) =>
        textContent.startsWith(wanted),
      )
      found?.click()
      return found !== undefined
    },
    name,
  )

async function signInAndOpen(page: Page, address: string, path = '/dashboard'): Promise<void> {
  await page.goto(address + path)
  await submitCredentials(page, 'anna', demoPassword)
  await page.waitForSelector('a[href="/documenten"]')
  await waitUntilTrueInPage(page, (welcome) => !document.body.textContent.includes(welcome), 'Welkom, ')
}

/** Smoke journeys for a second browser: sign-in, reading, changing the language, continuing after a reload. */
export const firefoxJourneys: Readonly<Record<string, FirefoxJourney>> = {
  'a customer signs in and reads mortgages, documents and mails': async (page, address) => {
    await signInAndOpen(page, address, '/hypotheek')
    await waitForHeading(page, 'Hypotheek')
    await waitForText(page, 'Nog af te lossen')
    for (const [path, title, shown] of [
      ['/documenten', 'Documenten', 'Loonstrook'],
      ['/berichten', 'Berichten', 'Nieuw'],
      ['/dashboard', 'Overzicht', '€'],
    ] as const) {
      await clickElement(page, `:is(nav, header) a[href="${path}"]`)
      await waitForHeading(page, title)
      await waitForText(page, shown)
    }
  },
  'the session survives a reload, and ends with signing out': async (page, address) => {
    await signInAndOpen(page, address, '/inkomen')
    await page.reload()
    await waitForHeading(page, 'Inkomen')
    await clickButton(page, 'Profiel van')
    await clickButton(page, 'Uitloggen')
    await page.waitForSelector(hydratedPasswordSelector)
    await page.goto(`${address}/inkomen`)
    await page.waitForSelector(hydratedPasswordSelector)
  },
  'a wrong password is refused, and what was typed stays': async (page, address) => {
    await page.goto(`${address}/login`)
    await submitCredentials(page, 'anna', 'niet-goed')
    await page.waitForSelector('[role=alert]')
    const typedName = await page.$eval(
      signInFieldSelectors.name,
      (input) => (input as HTMLInputElement).value,
    )
    if (typedName !== 'anna') throw new Error(`the user name became "${typedName}"`)
  },
  'every screen of the menu opens': async (page, address) => {
    await signInAndOpen(page, address)
    const paths = await page.$$eval('nav[aria-label] a[href^="/"]', (links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    if (paths.length < 5) throw new Error(`the menu has ${paths.length} entries`)
    for (const path of paths) {
      await page.goto(address + path)
      await page.waitForSelector('h1')
      await waitUntilTrueInPage(
        page,
        () => (document.querySelector('#content')?.textContent?.length ?? 0) > 100,
      )
      if ((await page.$$('#content [role=alert]')).length > 0) throw new Error(`${path} shows an error`)
    }
  },
}
