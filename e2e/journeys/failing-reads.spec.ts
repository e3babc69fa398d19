import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

/**
 * What can become of a read: the server refuses it in several ways, the line drops, or the answer is not what was
 * agreed. A 503 is no fault of one read: it tells of maintenance, which has a page of its own (SHELL-04).
 */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'is answered 500': (route) => route.fulfill({ status: 500, json: {} }),
  'is answered 404': (route) => route.fulfill({ status: 404, json: {} }),
  'is answered 403': (route) => route.fulfill({ status: 403, json: { error: 'forbidden' } }),
  'is dropped': (route) => route.abort('connectionreset'),
  'has another shape': (route) => route.fulfill({ json: { data: { other: true } } }),
}
const screens = [
  '/dashboard',
  '/inkomen',
  '/pensioen',
  '/wonen',
  '/hypotheek',
  '/verzekeringen',
  '/schades',
  '/verplichtingen',
  '/documenten',
  '/berichten',
  '/taken',
  '/afspraken',
  '/contact',
  '/services',
  '/editInfo/income',
  '/editInfo/mortgage',
  '/editInfo/personalia',
  '/editInfo/living',
]

/** Follows the reads of a page by their path. */
function readsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname)
  })
  return asked
}

/** Waits until a screen rests: for three seconds of its own clock nothing is asked for, and nothing drawn. */
async function expectRest(page: Page, asked: readonly string[]) {
  await expect
    .poll(async () => {
      await settled(page)
      const before = asked.length
      await page.getByRole('main').evaluate((main) => {
        self.drawn = []
        const note = (changes: MutationRecord[]) =>
          self.drawn?.push(...changes.map(({ target }) => (target as Element).outerHTML.slice(0, 200)))
        new MutationObserver(note).observe(main, { childList: true, subtree: true })
      })
      await page.clock.runFor(3000)
      await settled(page)
      return { asked: asked.slice(before), drawn: await page.evaluate(() => self.drawn) }
    })
    .toEqual({ asked: [], drawn: [] })
}

test('the overview comes to rest without its mortgages and tasks, and claims nothing of them', async ({
  page,
}) => {
  await page.route(/\/customer\/(mortgage|task)(\?|$)/, (route) => route.fulfill({ status: 500, json: {} }))
  const asked = readsOf(page)
  await signIn(page, 'anna', '/dashboard')
  await expect(page.getByRole('region', { name: 'Wat er te doen staat' }).getByRole('alert')).toContainText(
    'niet alles',
  )
  await expectRest(page, asked)
  await expect(page.getByText('helemaal bij')).toHaveCount(0)
  expect(asked.filter((path) => /\/(mortgage|task)$/.test(path)).length).toBeLessThanOrEqual(4)
})

for (const [fault, answer] of Object.entries(faults))
  test(`each screen comes to rest when one of its reads ${fault} @full`, async ({ page }) => {
    test.setTimeout(900_000)
    const asked = readsOf(page)
    await signIn(page, 'anna', '/contact')
    const heading = page.getByRole('banner').getByRole('heading', { level: 1 })
    for (const screen of screens) {
      asked.splice(0)
      await page.goto(screen)
      await expect(heading).toBeVisible()
      await settled(page)
      for (const path of new Set(asked.filter((one) => !/\/customer\/customer$/.test(one))))
        await test.step(`${screen} without ${path}`, async () => {
          const isIt = (url: URL) => url.pathname === path
          await page.route(isIt, answer)
          await page.goto(screen)
          await expect(heading).toBeVisible()
          await expectRest(page, asked)
          await page.unroute(isIt)
        })
    }
  })

declare global {
  interface Window {
    /** What of the screen was drawn since it is watched. */
    drawn?: string[]
  }
}
