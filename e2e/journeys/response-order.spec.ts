import type { Page, Request, Route } from '@playwright/test'
import { getLayoutShifts, recordLayoutShifts } from '../layout-shifts.ts'
import { expect, test } from '../portal-test.ts'
import { customerScreenPaths, selectedScreenPaths } from '../screen-paths.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { waitForNextPaint, waitUntilSettled } from '../wait-until-settled.ts'

/**
 * Maximum layout shift that a user does not notice, as a fraction of the window. The browser also counts a shift when a
 * right-aligned name gets longer within the space reserved for it.
 */
const maxInvisibleLayoutShift = 0.0005

/** Creates seeded pseudo-random numbers from 0 to below 1 (mulberry32). */
function createSeededRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Intercepts all API reads of a page without answering them; returns the intercepted routes. */
async function holdApiRequests(page: Page): Promise<Route[]> {
  const heldRoutes: Route[] = []
  await page.route(/\/api\/\w+\//, (route) =>
    route.request().method() === 'GET' ? void heldRoutes.push(route) : route.fallback(),
  )
  return heldRoutes
}

/** Counts the API requests that the page's HTML lists for its screen. */
const countInitialScreenRequests = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('reads')?.textContent ?? '{}').screen?.length ?? 0)

/** Loads the fonts of a device that has them in its cache, which is off while requests are intercepted. */
const waitForCachedFont = (page: Page) =>
  page.evaluate(async () => void (await Promise.all([...document.fonts].map((font) => font.load()))))

/** Opens a screen and releases its responses one by one in a seeded order; waits for each response to render. */
async function openWithShuffledResponses(page: Page, path: string, seed: number): Promise<string[]> {
  const random = createSeededRandom(seed)
  const heldRoutes = await holdApiRequests(page)
  await page.goto(path, { waitUntil: 'commit' })
  const order: string[] = []
  await page.waitForFunction(() => document.getElementById('reads'))
  const first = await countInitialScreenRequests(page)
  await expect.poll(() => heldRoutes.length).toBeGreaterThanOrEqual(first)
  await waitForCachedFont(page)
  const releaseOneResponse = async () => {
    const [route] = heldRoutes.splice(Math.floor(random() * heldRoutes.length), 1)
    if (!route || route.request().failure()) return
    order.push(new URL(route.request().url()).pathname.split('/').slice(3).join('/'))
    const isSameRequest = (request: Request) => request === route.request()
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isSameRequest),
      page.waitForEvent('requestfailed', isSameRequest),
    ])
    await route.fallback()
    await ended
    await waitForNextPaint(page)
  }
  await expect
    .poll(
      async () => {
        while (heldRoutes.length > 0) await releaseOneResponse()
        await waitForNextPaint(page)
        return heldRoutes.length + (await page.getByRole('main').getByText('Bezig met laden').count())
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  await page.unroute(/\/api\/\w+\//)
  for (const route of heldRoutes.splice(0)) await route.fallback()
  await waitUntilSettled(page)
  return order
}

for (const [width, seeds, screens, tag] of [
  [390, [1], selectedScreenPaths, '@full'],
  [1440, [3, 4, 5, 6, 7], customerScreenPaths, '@full'],
  [390, [8, 9, 10, 11, 12], customerScreenPaths, '@full'],
] as const)
  test(`in any order of responses (seeds ${seeds.join(', ')}), the layout of ${screens.length} screens at ${width} px does not shift`, {
    tag: tag || [],
  }, async ({ page }) => {
    test.setTimeout(60_000 * (1 + seeds.length * 2))
    await page.setViewportSize({ width, height: 900 })
    await storeCustomerSession(page, 'anna', '/')
    await recordLayoutShifts(page)
    for (const seed of seeds)
      for (const path of screens) {
        const order = await openWithShuffledResponses(page, path, seed)
        const shifts = (await getLayoutShifts(page)).filter(({ value }) => value >= maxInvisibleLayoutShift)
        expect.soft(shifts, `${path}, answers in the order ${order.join(', ')}`).toEqual([])
      }
  })
