import type { Page, Request, Route } from '@playwright/test'
import { forgetLastSeen } from '../last-seen.ts'
import { expect, screenTitle, signIn, test } from '../portal.ts'
import { customerScreens } from '../screens.ts'
import { afterNextPaint, settled } from '../settled.ts'

/**
 * What can become of a read: the server refuses it in several ways, the line drops, or the answer is not what was
 * agreed. A 503 is no fault of one read: it tells of maintenance, which has a page of its own (SHELL-04).
 */
type Answer = (route: Route) => Promise<void>
const answer500: Answer = (route) => route.fulfill({ status: 500, json: {} })
const otherFaults: Record<string, Answer> = {
  'is answered 404': (route) => route.fulfill({ status: 404, json: {} }),
  'is answered 403': (route) => route.fulfill({ status: 403, json: { error: 'forbidden' } }),
  'is dropped': (route) => route.abort('connectionreset'),
  'has another shape': (route) => route.fulfill({ json: { data: { other: true } } }),
}
interface Failure {
  screen: string
  path: string
  answer: Answer
}
/** Follows the reads of a page by their path. */
function readsOf(page: Page): string[] {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requestedPaths.push(pathname)
  })
  return requestedPaths
}

/** Waits until a screen rests: for three seconds of its own clock nothing is asked for, and nothing drawn. */
const expectRest = (page: Page, requestedPaths: readonly string[]) =>
  expectStill(page, requestedPaths, settled)

/** The same of a screen that may still wait for something; `ready` is waited for before and after. */
async function expectStill(
  page: Page,
  requestedPaths: readonly string[],
  ready: (page: Page) => Promise<void> = async () => {},
) {
  await expect
    .poll(async () => {
      await ready(page)
      const before = requestedPaths.length
      await page.getByRole('main').evaluate((main) => {
        self.drawn = []
        const note = (changes: MutationRecord[]) =>
          self.drawn?.push(...changes.map(({ target }) => (target as Element).outerHTML.slice(0, 200)))
        new MutationObserver(note).observe(main, { childList: true, subtree: true })
      })
      await page.clock.runFor(3000)
      await ready(page)
      return { asked: requestedPaths.slice(before), drawn: await page.evaluate(() => self.drawn) }
    })
    .toEqual({ asked: [], drawn: [] })
}

test('the overview comes to rest without its mortgages, tasks and damages, and claims nothing of them', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/customer\/(mortgage|task|damage)(\?|$)/, answer500)
  const requestedPaths = readsOf(page)
  await signIn(page, 'anna', '/dashboard')
  await expect(page.getByRole('region', { name: 'Wat er te doen staat' }).getByRole('alert')).toContainText(
    'niet alles',
  )
  await expectRest(page, requestedPaths)
  await expect(page.getByText('helemaal bij')).toHaveCount(0)
  expect(requestedPaths.filter((path) => /\/(mortgage|task|damage)$/.test(path)).length).toBeLessThanOrEqual(
    6,
  )
})

/** Opens a screen and answers which reads it makes, save that of who the customer is. */
async function readsMadeBy(page: Page, requestedPaths: string[], screen: string): Promise<Set<string>> {
  requestedPaths.splice(0)
  await page.goto(screen)
  await expect(screenTitle(page)).toBeVisible()
  await settled(page)
  return new Set(requestedPaths.filter((one) => !/\/customer\/customer$/.test(one)))
}

/** Opens a screen that this device has never seen while one of its reads fails in some way, and waits until it rests. */
async function expectRestWithout(page: Page, requestedPaths: readonly string[], failure: Failure) {
  const { screen, path, answer } = failure
  await test.step(`${screen} without ${path}`, async () => {
    const isIt = (url: URL) => url.pathname === path
    await page.goto('/healthz')
    await forgetLastSeen(page)
    await page.route(isIt, answer)
    await page.goto(screen)
    await expect(screenTitle(page)).toBeVisible()
    await expectRest(page, requestedPaths)
    await page.unroute(isIt)
  })
}

for (const screen of customerScreens)
  test(`${screen} comes to rest when one of its reads is answered 500 @full`, async ({ page }) => {
    test.setTimeout(300_000)
    const requestedPaths = readsOf(page)
    await signIn(page, 'anna', '/contact')
    for (const path of await readsMadeBy(page, requestedPaths, screen))
      await expectRestWithout(page, requestedPaths, { screen, path, answer: answer500 })
  })

for (const [fault, answer] of Object.entries(otherFaults))
  test(`each read may be one that ${fault}, on the first screen that makes it @full`, async ({ page }) => {
    test.setTimeout(600_000)
    const requestedPaths = readsOf(page)
    await signIn(page, 'anna', '/contact')
    const tried = new Set<string>()
    for (const screen of customerScreens)
      for (const path of await readsMadeBy(page, requestedPaths, screen)) {
        if (tried.has(path)) continue
        tried.add(path)
        await expectRestWithout(page, requestedPaths, { screen, path, answer })
      }
  })

/** What a screen says, but for its numbers: some count down as the clock goes on. What is hidden to keep a room it does not say. */
const visibleText = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: a text that is hidden is not said
  (await page.locator('#outlet').innerText()).replace(/\d+/g, '#').replace(/\s+/g, ' ')

/** How long a slow answer is waited for, in milliseconds of the page's clock. */
const long = 20_000
/** After how long a call is given up, which the portal then says. */
const givenUp = 30_000

/** Follows what a page asks for, code too, until it has come. */
function underWayOf(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/**
 * Opens a screen while one of its reads is long in coming: nothing of the screen fails or moves meanwhile, nothing is asked for
 * again, and in the end the screen is complete. All other code has loaded before the page's clock goes on, which is
 * faster than code loads, and would exceed its timeout.
 */
async function expectWaitsFor(
  page: Page,
  requestedPaths: string[],
  underWay: ReadonlySet<Request>,
  { screen, path }: Omit<Failure, 'answer'>,
) {
  const main = page.getByRole('main')
  const alarms = main.getByRole('alert').filter({ hasText: /\S/ })
  const times = () => requestedPaths.filter((one) => one === path).length
  const now = () => page.evaluate(() => Date.now())
  await readsMadeBy(page, requestedPaths, screen)
  await expectRest(page, requestedPaths)
  const usual = { times: times(), text: await visibleText(page), alarms: await alarms.count() }
  await test.step(`${screen} with a slow ${path}`, async () => {
    const isIt = (url: URL) => url.pathname === path
    await page.goto('/healthz')
    await forgetLastSeen(page)
    const toCome = () => [...underWay].filter((request) => !isIt(new URL(request.url()))).length
    const others = () =>
      expect
        .poll(async () => {
          const before = toCome()
          await afterNextPaint(page)
          return before + toCome()
        })
        .toBe(0)
    const held = Promise.withResolvers<void>()
    await page.route(isIt, async (route) => {
      await held.promise
      await route.fallback()
    })
    requestedPaths.splice(0)
    const began = await now()
    await page.goto(screen)
    await expect(screenTitle(page)).toBeVisible()
    await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
    await expectStill(page, requestedPaths, others)
    await page.clock.runFor(Math.max(0, began + long - (await now())))
    await expectStill(page, requestedPaths, others)
    expect((await now()) - began).toBeLessThan(givenUp)
    const meanwhile = { times: times(), alarms: await alarms.count() }
    expect(meanwhile).toEqual({ times: Math.min(usual.times, 1), alarms: usual.alarms })
    held.resolve()
    await expectRest(page, requestedPaths)
    expect({ times: times(), text: await visibleText(page), alarms: await alarms.count() }).toEqual(usual)
    await page.unroute(isIt)
  })
}

for (const screen of ['/dashboard', '/hypotheek', '/documenten', '/taken'])
  test(`${screen} waits for a read that is long in coming, asks once and disturbs nothing`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(600_000)
    const requestedPaths = readsOf(page)
    const underWay = underWayOf(page)
    await signIn(page, 'anna', '/contact')
    for (const path of await readsMadeBy(page, requestedPaths, screen))
      await expectWaitsFor(page, requestedPaths, underWay, { screen, path })
  })

declare global {
  interface Window {
    /** What of the screen was drawn since it is watched. */
    drawn?: string[]
  }
}
