import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { password } from '../portal.ts'

type Journey = (page: Page, address: string) => Promise<void>

const field = { name: 'input[autocomplete^=username]', secret: 'input[type=password]' }
/** The server-rendered form exists before hydration, which keeps the typed text. */
const hydratedPassword = 'input[type=password]:not([data-rendered] *)'

async function type(page: Page, username: string, secret: string): Promise<void> {
  await page.waitForSelector(hydratedPassword)
  await page.type(field.name, username)
  await page.type(field.secret, secret)
  await page.keyboard.press('Enter')
}

/** Maximum waiting time, in milliseconds. */
const timeoutMs = 30_000

/**
 * Waits until a function in the page returns true. Puppeteer's own `waitForFunction` evaluates text, which the page's
 * content policy forbids.
 */
async function until(page: Page, is: (wanted: string) => boolean | undefined, wanted = ''): Promise<void> {
  const end = Date.now() + timeoutMs
  while (!(await page.evaluate(is, wanted).catch(() => false))) {
    if (Date.now() > end) throw new Error(`waited in vain for "${wanted}" at ${page.url()}`)
    await wait(100)
  }
}

const heading = (page: Page, title: string) =>
  until(page, (wanted) => document.querySelector('h1')?.textContent === wanted, title)

const text = (page: Page, wanted: string) =>
  until(page, (part) => document.querySelector('#content')?.textContent?.includes(part), wanted)

const press = async (page: Page, selector: string) =>
  (await page.waitForSelector(selector, { visible: true }))?.click()

/** Clicks the first button whose text starts with a name. */
const pressButton = (page: Page, name: string) =>
  until(
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

async function signIn(page: Page, address: string, path = '/dashboard'): Promise<void> {
  await page.goto(address + path)
  await type(page, 'anna', password)
  await page.waitForSelector('a[href="/documenten"]')
  await until(page, (welcome) => !document.body.textContent.includes(welcome), 'Welkom, ')
}

/** Smoke journeys for a second browser: sign-in, reading, changing the language, continuing after a reload. */
export const journeys: Readonly<Record<string, Journey>> = {
  'a customer signs in and reads mortgages, documents and mails': async (page, address) => {
    await signIn(page, address, '/hypotheek')
    await heading(page, 'Hypotheek')
    await text(page, 'Nog af te lossen')
    for (const [path, title, shown] of [
      ['/documenten', 'Documenten', 'Loonstrook'],
      ['/berichten', 'Berichten', 'Nieuw'],
      ['/dashboard', 'Overzicht', '€'],
    ] as const) {
      await press(page, `:is(nav, header) a[href="${path}"]`)
      await heading(page, title)
      await text(page, shown)
    }
  },
  'the session survives a reload, and ends with signing out': async (page, address) => {
    await signIn(page, address, '/inkomen')
    await page.reload()
    await heading(page, 'Inkomen')
    await pressButton(page, 'Profiel van')
    await pressButton(page, 'Uitloggen')
    await page.waitForSelector(hydratedPassword)
    await page.goto(`${address}/inkomen`)
    await page.waitForSelector(hydratedPassword)
  },
  'a wrong password is refused, and what was typed stays': async (page, address) => {
    await page.goto(`${address}/login`)
    await type(page, 'anna', 'niet-goed')
    await page.waitForSelector('[role=alert]')
    const kept = await page.$eval(field.name, (input) => (input as HTMLInputElement).value)
    if (kept !== 'anna') throw new Error(`the user name became "${kept}"`)
  },
  'every screen of the menu opens': async (page, address) => {
    await signIn(page, address)
    const paths = await page.$$eval('nav[aria-label] a[href^="/"]', (links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )
    if (paths.length < 5) throw new Error(`the menu has ${paths.length} entries`)
    for (const path of paths) {
      await page.goto(address + path)
      await page.waitForSelector('h1')
      await until(page, () => (document.querySelector('#content')?.textContent?.length ?? 0) > 100)
      if ((await page.$$('#content [role=alert]')).length > 0) throw new Error(`${path} shows an error`)
    }
  },
}
