import type { Page } from '@playwright/test'
import { getMain } from '../page-regions.ts'
import { expect, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

/**
 * Describes the elements whose colour has a meaning: whether they keep the colour in forced-colours mode, and how wide
 * their outline is.
 */
const describeColoredElements = (page: Page, within: string) =>
  page.locator(`${within} [data-colored]:not([data-colored=ring])`).evaluateAll((all) =>
    all.map((element) => {
      const { forcedColorAdjust, outlineWidth, outlineStyle } = getComputedStyle(element)
      return [forcedColorAdjust, outlineStyle, outlineWidth].join(' ')
    }),
  )
const getOutlineWidth = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).outlineWidth)

const getOutlineStyle = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).outlineStyle)

test('with forced colours, bars and swatches keep their own colours with an outline, and the selected tab stays recognisable', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await signIn(page, 'anna', '/dashboard')
  await expect(getMain(page).getByRole('tab').first()).toBeVisible()
  await waitUntilSettled(page)
  await expect
    .poll(async () => (await describeColoredElements(page, '#content')).length)
    .toBeGreaterThanOrEqual(10)
  const onOverview = await describeColoredElements(page, '#content')
  expect(new Set(onOverview)).toEqual(new Set(['none solid 1px']))
  expect(await getOutlineWidth(page, '#content [role=tab][aria-selected=true]')).toBe('2px')
  expect(await getOutlineWidth(page, 'nav [aria-current=page]')).toBe('2px')

  await page.goto('/verzekeringen')
  await expect.poll(() => page.locator('#content svg[data-colored=ring]').count()).toBe(1)
  expect(await getOutlineStyle(page, '#content svg[data-colored=ring]')).toBe('none')
  await page.goto('/hypotheek')
  await expect.poll(() => page.locator('#content img[data-plate]').count()).toBeGreaterThan(1)
  for (const plate of await page.locator('img[data-plate]').all())
    expect(await plate.evaluate((logo) => getComputedStyle(logo).backgroundColor)).toBe('rgb(255, 255, 255)')
  await expect(page.getByRole('img', { name: /afgelost/ }).first()).toHaveCSS('outline-style', 'solid')
  await getMain(page)
    .getByRole('link', { name: /^Bekijk deze hypotheek/ })
    .first()
    .click()
  await expect(page.getByRole('slider')).toHaveCount(2)
  await waitUntilSettled(page)
  await expect
    .poll(() => describeColoredElements(page, '[role=dialog]').then(({ length }) => length))
    .toBeGreaterThan(20)
  expect(new Set(await describeColoredElements(page, '[role=dialog]'))).toEqual(new Set(['none solid 1px']))
})
