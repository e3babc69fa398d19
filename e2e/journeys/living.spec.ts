import { getLivingDetails } from '@portal/contract/living-details'
import { expectAccessible } from '../expect-accessible.ts'
import { callAsCustomer, expect, signIn, test } from '../portal-test.ts'

/** PNG of one pixel, used as a mock for each tile of the public map. */
const pixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPpfDwAEJAH/kkVpZQAAAABJRU5ErkJggg==',
  'base64',
)
const mockedHomeCoordinates = { data: { latitude: 51.5839, longitude: 4.7763 } }

test('@LIVING-01 @LIVING-02 @LIVING-03 @LIVING-04 @LIVING-05 @LIVING-06 anna’s home is shown with street picture, map and the server’s figures', {
  tag: '@full',
}, async ({ page, request }) => {
  await page.route('**/customer/living/place', (route) => route.fulfill({ json: mockedHomeCoordinates }))
  await page.route('**/map/16/**', (route) => route.fulfill({ body: pixelPng, contentType: 'image/png' }))
  const externalRequests: string[] = []
  page.on('request', (request) => {
    const { hostname } = new URL(request.url())
    if (!hostname.endsWith('localhost')) externalRequests.push(request.url())
  })
  await signIn(page, 'anna', '/wonen')
  const { data } = await callAsCustomer(request, { username: 'anna', tenant: 'zuider' }, getLivingDetails)
  const home = data?.property
  await expect(page.getByRole('heading', { name: 'Wilhelminapark 27-A' })).toBeVisible()
  const street = page.getByRole('img', { name: /^De straat bij/ })
  await expect.poll(() => street.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const map = page.getByRole('img', { name: /^Kaart van Wilhelminapark/ })
  await expect
    .poll(() =>
      map
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(1)
  expect(externalRequests).toEqual([])
  const formatAmount = (amount: number | null | undefined) =>
    new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' }).format(amount ?? Number.NaN)
  await expect(page.getByText(formatAmount(home?.market_value)).first()).toBeVisible()
  await expect(page.getByText(formatAmount(home?.woz_value_home)).first()).toBeVisible()
  await expect(page.getByText(home?.energy_label ?? 'none', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Energielabel geldig tot/)).toBeVisible()
  await expect(page.getByText(String(home?.construction_year), { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Bekijk deze hypotheek' }).click()
  await expect(page.getByRole('dialog', { name: /Wilhelminapark 27-A/ })).toBeVisible()
})

test('@LIVING-07 without a map, the address and one picture of the street are shown', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/wonen')
  await expect(page.getByRole('img', { name: /^De straat bij/ })).toHaveCount(1)
  await expect(page.locator('[data-map]')).toHaveCount(0)
  await expectAccessible(page)
})

test('a rented home shows its costs, and fits a phone of 320 pixels', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(page, 'quinn', '/wonen')
  await expect(page.getByText('€ 990,00').first()).toBeVisible()
  const measureOverflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0)
})

test('@PROFILE-02 the profile shows the home', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'anna', '/hypotheek')
  await page.getByRole('button', { name: /Anna de Wit/ }).click()
  const profile = page.getByRole('dialog')
  await expect(profile.getByText('Wilhelminapark 27-A')).toBeVisible()
  await expect(profile.getByText('A+++')).toBeVisible()
  await expect(profile.getByRole('img', { name: /^De straat bij/ })).toBeVisible()
})
