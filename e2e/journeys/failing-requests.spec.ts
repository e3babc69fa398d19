import type { Page, Request, Route } from '@playwright/test'
import { deleteLastSeenResponses } from '../last-seen-storage.ts'
import { expect, getScreenTitle, signIn, test } from '../portal-test.ts'
import { customerScreenPaths } from '../screen-paths.ts'
import { trackPendingRequests, waitForOtherRequests, waitUntilSettled } from '../wait-until-settled.ts'

/**
 * Answers a read with a fault: an error status, a dropped connection, or an invalid response. Excludes status 503, which
 * means maintenance and has its own page (SHELL-04).
 */
type FaultyRouteHandler = (route: Route) => Promise<void>
const respondWith500: FaultyRouteHandler = (route) => route.fulfill({ status: 500, json: {} })
const otherFaultyRouteHandlers: Record<string, FaultyRouteHandler> = {
  'is answered 404': (route) => route.fulfill({ status: 404, json: {} }),
  'is answered 403': (route) => route.fulfill({ status: 403, json: { error: 'forbidden' } }),
  'is dropped': (route) => route.abort('connectionreset'),
  'has another shape': (route) => route.fulfill({ json: { data: { other: true } } }),
}
interface FailingRequest {
  screen: string
  path: string
  respond: FaultyRouteHandler
}
/** Records the paths of a page's API requests that read data. */
function recordRequestedPaths(page: Page): string[] {
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requestedPaths.push(pathname)
  })
  return requestedPaths
}

/** Waits until a screen is idle: no requests and no rendering for three seconds of the page's clock. */
const expectScreenIdle = (page: Page, requestedPaths: readonly string[]) =>
  expectScreenIdleWhenReady(page, requestedPaths, waitUntilSettled)

/** Waits until a screen is idle although a read may still be pending. Awaits `ready` before and after each check. */
async function expectScreenIdleWhenReady(
  page: Page,
  requestedPaths: readonly string[],
  ready: (page: Page) => Promise<void> = async () => {},
) {
  await expect
    .poll(async () => {
      await ready(page)
      const before = requestedPaths.length
      await page.getByRole('main').evaluate((main) => {
        self.renderedNodes = []
        const recordRenderedNodes = (changes: MutationRecord[]) =>
          self.renderedNodes?.push(
            ...changes.map(({ target }) => (target as Element).outerHTML.slice(0, 200)),
          )
        new MutationObserver(recordRenderedNodes).observe(main, { childList: true, subtree: true })
      })
      await page.clock.runFor(3000)
      await ready(page)
      return { asked: requestedPaths.slice(before), drawn: await page.evaluate(() => self.renderedNodes) }
    })
    .toEqual({ asked: [], drawn: [] })
}

test('if its reads of mortgages, tasks and damages fail, the overview reports it, stops refetching, and does not say that nothing is left to do', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/customer\/(mortgage|task|damage)(\?|$)/, respondWith500)
  const requestedPaths = recordRequestedPaths(page)
  await signIn(page, 'anna', '/dashboard')
  await expect(page.getByRole('region', { name: 'Wat er te doen staat' }).getByRole('alert')).toContainText(
    'niet alles',
  )
  await expectScreenIdle(page, requestedPaths)
  await expect(page.getByText('helemaal bij')).toHaveCount(0)
  expect(requestedPaths.filter((path) => /\/(mortgage|task|damage)$/.test(path)).length).toBeLessThanOrEqual(
    6,
  )
})

/** Opens a screen and returns the paths of its API requests, except the request for the customer. */
async function listRequestsOfScreen(
  page: Page,
  requestedPaths: string[],
  screen: string,
): Promise<Set<string>> {
  requestedPaths.splice(0)
  await page.goto(screen)
  await expect(getScreenTitle(page)).toBeVisible()
  await waitUntilSettled(page)
  return new Set(requestedPaths.filter((one) => !/\/customer\/customer$/.test(one)))
}

/** Opens a screen without stored responses while one of its API requests fails, and waits until the screen is idle. */
async function expectIdleAfterFailedRequest(
  page: Page,
  requestedPaths: readonly string[],
  failure: FailingRequest,
) {
  const { screen, path, respond } = failure
  await test.step(`${screen} without ${path}`, async () => {
    const isFailingPath = (url: URL) => url.pathname === path
    await page.goto('/healthz')
    await deleteLastSeenResponses(page)
    await page.route(isFailingPath, respond)
    await page.goto(screen)
    await expect(getScreenTitle(page)).toBeVisible()
    await expectScreenIdle(page, requestedPaths)
    await page.unroute(isFailingPath)
  })
}

for (const screen of customerScreenPaths)
  test(`${screen} becomes idle if one of its reads is answered 500 @full`, async ({ page }) => {
    test.setTimeout(300_000)
    const requestedPaths = recordRequestedPaths(page)
    await signIn(page, 'anna', '/contact')
    for (const path of await listRequestsOfScreen(page, requestedPaths, screen))
      await expectIdleAfterFailedRequest(page, requestedPaths, { screen, path, respond: respondWith500 })
  })

for (const [fault, respond] of Object.entries(otherFaultyRouteHandlers))
  test(`the first screen with a read becomes idle if that read ${fault} @full`, async ({ page }) => {
    test.setTimeout(600_000)
    const requestedPaths = recordRequestedPaths(page)
    await signIn(page, 'anna', '/contact')
    const testedPaths = new Set<string>()
    for (const screen of customerScreenPaths)
      for (const path of await listRequestsOfScreen(page, requestedPaths, screen)) {
        if (testedPaths.has(path)) continue
        testedPaths.add(path)
        await expectIdleAfterFailedRequest(page, requestedPaths, { screen, path, respond })
      }
  })

/**
 * Returns the visible text of a screen without numbers, because some count down with the clock. Excludes hidden
 * placeholders.
 */
const getVisibleText = async (page: Page) =>
  // biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text, which is not announced
  (await page.locator('#outlet').innerText()).replace(/\d+/g, '#').replace(/\s+/g, ' ')

const slowResponseMs = 20_000
/** Timeout of a call, in milliseconds, after which the portal reports an error. */
const callTimeoutMs = 30_000

/**
 * Opens a screen while one of its API requests is slow: meanwhile nothing fails, moves or is requested again, and at
 * the end the screen is complete. All other code loads before the page's clock advances, because the clock runs faster
 * than loading and would cause timeouts.
 */
async function expectScreenWaitsForResponse(
  page: Page,
  requestedPaths: string[],
  pending: ReadonlySet<Request>,
  { screen, path }: Omit<FailingRequest, 'respond'>,
) {
  const main = page.getByRole('main')
  const isSlowPath = (url: URL) => url.pathname === path
  const waitForOthers = () => waitForOtherRequests(page, pending, isSlowPath)
  /** Also waits for code, which a response may make the screen load. */
  const expectScreenComplete = () =>
    expectScreenIdleWhenReady(page, requestedPaths, async () => {
      await waitForOthers()
      await waitUntilSettled(page)
    })
  const alarms = main.getByRole('alert').filter({ hasText: /\S/ })
  const countRequests = () => requestedPaths.filter((one) => one === path).length
  const getPageTimeMs = () => page.evaluate(() => Date.now())
  // The server rejects proofs of a clock that is minutes ahead, which would repeat the requests of later visits.
  await page.clock.setSystemTime(new Date())
  await listRequestsOfScreen(page, requestedPaths, screen)
  await expectScreenComplete()
  const usual = { times: countRequests(), text: await getVisibleText(page), alarms: await alarms.count() }
  await test.step(`${screen} with a slow ${path}`, async () => {
    await page.goto('/healthz')
    await deleteLastSeenResponses(page)
    const release = Promise.withResolvers<void>()
    await page.route(isSlowPath, async (route) => {
      await release.promise
      await route.fallback()
    })
    requestedPaths.splice(0)
    const began = await getPageTimeMs()
    await page.goto(screen)
    await expect(getScreenTitle(page)).toBeVisible()
    await expect(page.locator('#portal')).not.toHaveAttribute('data-layout')
    await expectScreenIdleWhenReady(page, requestedPaths, waitForOthers)
    await page.clock.runFor(Math.max(0, began + slowResponseMs - (await getPageTimeMs())))
    await expectScreenIdleWhenReady(page, requestedPaths, waitForOthers)
    expect((await getPageTimeMs()) - began).toBeLessThan(callTimeoutMs)
    const meanwhile = { times: countRequests(), alarms: await alarms.count() }
    expect(meanwhile).toEqual({ times: Math.min(usual.times, 1), alarms: usual.alarms })
    release.resolve()
    await expectScreenComplete()
    expect({
      times: countRequests(),
      text: await getVisibleText(page),
      alarms: await alarms.count(),
    }).toEqual(usual)
    await page.unroute(isSlowPath)
  })
}

for (const screen of ['/dashboard', '/hypotheek', '/documenten', '/taken'])
  test(`${screen} waits for a slow read, sends it once, and shows no error meanwhile`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(600_000)
    const requestedPaths = recordRequestedPaths(page)
    const pending = trackPendingRequests(page)
    await signIn(page, 'anna', '/contact')
    for (const path of await listRequestsOfScreen(page, requestedPaths, screen))
      await expectScreenWaitsForResponse(page, requestedPaths, pending, { screen, path })
  })

declare global {
  interface Window {
    /** DOM nodes rendered since observation started. */
    renderedNodes?: string[]
  }
}
