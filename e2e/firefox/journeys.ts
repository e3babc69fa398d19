import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { password } from '../portal.ts'

type Journey = (page: Page, address: string) => Promise<void>

const field = { name: 'input[autocomplete^=username]', secret: 'input[type=password]' }
/** The form stands drawn before its code is there; it takes over what was typed. */
const alive = 'input[type=password]:not([data-rendered] *)'

async function type(page: Page, username: string, secret: string): Promise<void> {
  await page.waitForSelector(alive)
  await page.type(field.name, username)
  await page.type(field.secret, secret)
  await page.keyboard.press('Enter')
}

/** Longest time that something is waited for, in milliseconds. */
const longest = 30_000

/**
 * Waits until a question about the page is answered with yes. Puppeteer's own way makes the question from text, which the
 * page's content policy forbids.
 */
async function until(page: Page, is: (wanted: string) => boolean | undefined, wanted = ''): Promise<void> {
  const end = Date.now() + longest
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

/** Presses the first button whose text begins so. */
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

/** What must work in a second browser: arriving, reading, changing the language, going on without a session. */
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
    await page.waitForSelector(alive)
    await page.goto(`${address}/inkomen`)
    await page.waitForSelector(alive)
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
