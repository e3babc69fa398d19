import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { getMain } from '../page-regions.ts'
import { expect, getPortalOrigin, signIn, test } from '../portal-test.ts'
import { customerScreenPaths } from '../screen-paths.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const getBackgroundColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** Measures the lightness of the page background, from 0 to 255. */
const measureLightness = async (page: Page) =>
  Math.max(...((await getBackgroundColor(page)).match(/\d+/g) ?? []).map(Number))
const openProfileDrawer = (page: Page) => page.getByRole('button', { name: /^Profiel van/ }).click()

const themeVariants = [
  { look: 'dark', media: { colorScheme: 'dark' } },
  { look: 'light, with more contrast', media: { contrast: 'more' } },
  { look: 'dark, with more contrast', media: { colorScheme: 'dark', contrast: 'more' } },
] as const

for (const { tenant, user, look, media } of themeVariants.flatMap((one) => [
  { tenant: 'zuider', user: 'anna', ...one },
  { tenant: 'noorder', user: 'hilde', ...one },
]))
  test(`@THEME-07 @WCAG-1.4.3 every screen of ${tenant} has sufficient contrast in ${look}`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia(media)
    await page.goto(`${getPortalOrigin(tenant)}/login`)
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, user, `${getPortalOrigin(tenant)}/dashboard`)
    for (const screen of customerScreenPaths) {
      await page.goto(`${getPortalOrigin(tenant)}${screen}`)
      await expect(getMain(page)).toBeVisible()
      await waitUntilSettled(page)
      await expectAccessible(page)
    }
  })

test('@THEME-08 a theme variant chosen in the profile applies at once, and from the first paint of later pages', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'anna', '/dashboard')
  expect(await measureLightness(page)).toBeGreaterThan(200)
  await openProfileDrawer(page)
  const themeChoices = page.getByRole('dialog').getByRole('group', { name: 'Weergave' })
  await themeChoices.getByRole('button', { name: 'Donker' }).click()
  await expect.poll(() => measureLightness(page)).toBeLessThan(60)
  await expect(themeChoices.getByRole('button', { name: 'Donker' })).toHaveAttribute('aria-pressed', 'true')
  await themeChoices.getByLabel('Meer contrast').check()
  await expect.poll(() => getBackgroundColor(page)).toBe('rgb(0, 0, 0)')

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body?.firstElementChild)
  expect(await getBackgroundColor(page)).toBe('rgb(0, 0, 0)')

  await openProfileDrawer(page)
  await themeChoices.getByLabel('Meer contrast').uncheck()
  await themeChoices.getByRole('button', { name: 'Automatisch' }).click()
  await expect.poll(() => measureLightness(page)).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => measureLightness(page)).toBeLessThan(60)
})

test('@THEME-07 printed pages are light in every theme variant', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'anna', '/hypotheek')
  await waitUntilSettled(page)
  expect(await measureLightness(page)).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await getBackgroundColor(page)).toBe('rgb(255, 255, 255)')
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(110)
})
