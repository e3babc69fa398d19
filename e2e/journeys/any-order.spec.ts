import type { Page, Request, Route } from '@playwright/test'
import { expect, test } from '../portal.ts'
import { customerScreens, fewScreens } from '../screens.ts'
import { afterNextPaint, settled } from '../settled.ts'
import { followShifts, shiftsOf } from '../shifts.ts'
import { storeSession } from '../stored-session.ts'

/** Invisible shifts, as a share of the window: a name that expands to the left in its reserved space. */
const visible = 0.0005

/** Seeded pseudo-random numbers from 0 to below 1 (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Holds all responses to reads of the page's API. */
async function holdReads(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route(/\/api\/\w+\//, (route) =>
    route.request().method() === 'GET' ? void held.push(route) : route.fallback(),
  )
  return held
}

/** Number of first reads that the page declares. */
const firstReads = (page: Page): Promise<number> =>
  page.evaluate(() => JSON.parse(document.getElementById('reads')?.textContent ?? '{}').screen?.length ?? 0)

/** Opens a screen, and releases responses one by one in a seeded order, waiting for each to render. */
async function openInOrder(page: Page, path: string, seed: number): Promise<string[]> {
  const random = numbersFrom(seed)
  const held = await holdReads(page)
  await page.goto(path, { waitUntil: 'commit' })
  const order: string[] = []
  await page.waitForFunction(() => document.getElementById('reads'))
  const first = await firstReads(page)
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(first)
  const answerOne = async () => {
    const [route] = held.splice(Math.floor(random() * held.length), 1)
    if (!route || route.request().failure()) return
    order.push(new URL(route.request().url()).pathname.split('/').slice(3).join('/'))
    const ends = (request: Request) => request === route.request()
    const ended = Promise.race([
      page.waitForEvent('requestfinished', ends),
      page.waitForEvent('requestfailed', ends),
    ])
    await route.fallback()
    await ended
    await afterNextPaint(page)
  }
  await expect
    .poll(
      async () => {
        while (held.length > 0) await answerOne()
        await afterNextPaint(page)
        return held.length + (await page.getByRole('main').getByText('Bezig met laden').count())
      },
      { timeout: 30_000 },
    )
    .toBe(0)
  await page.unroute(/\/api\/\w+\//)
  for (const route of held.splice(0)) await route.fallback()
  await settled(page)
  return order
}

for (const [width, seeds, screens, tag] of [
  [390, [1], fewScreens, '@full'],
  [1440, [3, 4, 5, 6, 7], customerScreens, '@full'],
  [390, [8, 9, 10, 11, 12], customerScreens, '@full'],
] as const)
  test(`nothing moves on ${screens.length} screens at ${width}, in whatever order answers come (${seeds.join(', ')})`, {
    tag: tag || [],
  }, async ({ page }) => {
    test.setTimeout(60_000 * (1 + seeds.length * 2))
    await page.setViewportSize({ width, height: 900 })
    await storeSession(page, 'anna', '/')
    await followShifts(page)
    for (const seed of seeds)
      for (const path of screens) {
        const order = await openInOrder(page, path, seed)
        const shifts = (await shiftsOf(page)).filter(({ value }) => value >= visible)
        expect.soft(shifts, `${path}, answers in the order ${order.join(', ')}`).toEqual([])
      }
  })
