import type { Page, Request } from '@playwright/test'
import { expect, getScreenTitle, signInByForm, test } from '../portal-test.ts'
import { waitForServerRenderedLayout } from '../server-rendered-layout.ts'
import { storeCustomerSession } from '../stored-session.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

/** Records the API paths that a page requests, in order. */
function recordRequestedPaths(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/zuider/') && request.method() === 'GET') reads.push(pathname + search)
  })
  return reads
}

for (const path of ['/hypotheek', '/documenten', '/berichten'])
  test(`${path} sends the screen’s reads before its code has loaded, the layout’s afterwards, and none twice`, {
    tag: '@full',
  }, async ({ page }) => {
    await storeCustomerSession(page, 'anna', '/')
    await waitForServerRenderedLayout(page, path)
    const reads = recordRequestedPaths(page)
    const code = Promise.withResolvers<void>()
    await page.route(/\/mf-\w+\/.*\.js$/, (route) => code.promise.then(() => route.continue()))
    // After some seconds without the screen's code, the page sends the layout's reads too.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    // A release in another journey makes the server render the layout again, and the next page comes without it.
    await expect(async () => {
      reads.length = 0
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('#portal[data-layout]')).toBeAttached()
    }).toPass()
    const { screen, layout, menu } = JSON.parse((await page.locator('#reads').textContent()) ?? '')
    const toApiPaths = (paths: readonly string[]) => paths.map((one) => `/api/zuider${one}`)
    await expect.poll(() => reads).toEqual(toApiPaths(screen))
    code.resolve()
    await page.clock.resume()
    await expect(getScreenTitle(page)).toBeVisible()
    const expectedPaths = toApiPaths([...screen, ...layout, ...menu]).toSorted()
    await expect.poll(() => reads.toSorted()).toEqual(expectedPaths)
    await waitUntilSettled(page)
    expect(reads.toSorted()).toEqual(expectedPaths)
  })

test('on a phone, the reads of the menu’s counts are not sent', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await storeCustomerSession(page, 'anna', '/')
  const reads = recordRequestedPaths(page)
  await page.goto('/berichten')
  const { screen, layout } = JSON.parse((await page.locator('#reads').textContent()) ?? '')
  await expect.poll(() => reads).toHaveLength(screen.length + layout.length)
  await waitUntilSettled(page)
  expect(reads).toHaveLength(screen.length + layout.length)
})

test('a device whose clock is one day off sends early reads, gets the right time, and shows the screen', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.clock.install({ time: Date.now() - 24 * 3_600_000 })
  await page.goto('/documenten')
  await expect(getScreenTitle(page)).toHaveText('Documenten')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('if the server has ended the session, the early reads lead to sign-in', {
  tag: '@full',
}, async ({ page }) => {
  await storeCustomerSession(page, 'anna', '/')
  await page.route(/\/api\/zuider\//, (route) =>
    route.fulfill({ status: 401, json: { error: 'unauthorized' } }),
  )
  await page.route(/\/auth\/refresh$/, (route) =>
    route.fulfill({ status: 401, json: { error: 'unauthorized' } }),
  )
  await page.goto('/documenten')
  await expect(page.locator('input[type=password]')).toBeVisible()
})

test('in a browser without storage, a customer stays signed in while the page is open', {
  tag: '@full',
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await signInByForm(page, 'anna')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Documenten/ })
    .click()
  await expect(getScreenTitle(page)).toHaveText('Documenten')
  await waitUntilSettled(page)
})
