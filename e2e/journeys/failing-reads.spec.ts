import type { Page, Request, Route } from '@playwright/test'
import { forgetLastSeen } from '../last-seen.ts'
import { expect, screenTitle, signIn, test } from '../portal.ts'
import { customerScreens } from '../screens.ts'
import { afterNextPaint, settled } from '../settled.ts'

/**
 * Failures of a read: several error statuses, a dropped connection, or an invalid response. A 503 means maintenance,
 * which has its own page (SHELL-04).
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
/** Records the paths of a page's reads. */
function readsOf(page: Page): string[] {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requestedPaths.push(pathname)
  })
  return requestedPaths
}

/** Waits until a screen is idle: no requests and no rendering for three seconds of its clock. */
const expectRest = (page: Page, requestedPaths: readonly string[]) =>
  expectStill(page, requestedPaths, settled)

/** As `expectRest` for a screen that may still wait for something; `ready` is awaited before and after. */
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

/** Opens a screen and returns its reads, except the customer's. */
async function readsMadeBy(page: Page, requestedPaths: string[], screen: string): Promise<Set<string>> {
  requestedPaths.splice(0)
  await page.goto(screen)
  await expect(screenTitle(page)).toBeVisible()
  await settled(page)
  return new Set(requestedPaths.filter((one) => !/\/customer\/customer$/.test(one)))
}

/** Opens a screen without stored responses while one of its reads fails, and waits until it is idle. */
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

/** Visible text of a screen without numbers, since some count down with the clock. Excludes hidden placeholders. */
const visibleText = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: a text that is hidden is not said
  (await page.locator('#outlet').innerText()).replace(/\d+/g, '#').replace(/\s+/g, ' ')

/** Duration of a slow response, in milliseconds of the page's clock. */
const slowResponseMs = 20_000
/** Timeout of a call, in milliseconds, after which the portal reports an error. */
const callTimeoutMs = 30_000

/** Tracks a page's pending requests, including code. */
function underWayOf(page: Page): Set<Request> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return underWay
}

/**
 * Opens a screen while one of its reads is slow: meanwhile nothing fails, moves or is requested again, and finally the
 * screen is complete. All other code loads before the page's clock advances, since the clock is faster than loading and
 * would exceed timeouts.
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
    await page.clock.runFor(Math.max(0, began + slowResponseMs - (await now())))
    await expectStill(page, requestedPaths, others)
    expect((await now()) - began).toBeLessThan(callTimeoutMs)
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
    /** DOM nodes rendered since observation started. */
    drawn?: string[]
  }
}
