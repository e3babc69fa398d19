import type { Page } from '@playwright/test'
import { expectAccessible } from '../accessible.ts'
import { main } from '../overview.ts'
import { expect, portalOf, signIn, test } from '../portal.ts'
import { customerScreens } from '../screens.ts'
import { settled } from '../settled.ts'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
/** Lightness of the page background, 0 … 255. */
const lightness = async (page: Page) => Math.max(...((await ground(page)).match(/\d+/g) ?? []).map(Number))
const openProfile = (page: Page) => page.getByRole('button', { name: /^Profiel van/ }).click()

const variants = [
  { look: 'dark', media: { colorScheme: 'dark' } },
  { look: 'light, with more contrast', media: { contrast: 'more' } },
  { look: 'dark, with more contrast', media: { colorScheme: 'dark', contrast: 'more' } },
] as const

for (const { tenant, user, look, media } of variants.flatMap((one) => [
  { tenant: 'zuider', user: 'anna', ...one },
  { tenant: 'noorder', user: 'hilde', ...one },
]))
  test(`@THEME-07 @WCAG-1.4.3 ${tenant} in ${look} can be read on every screen`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia(media)
    await page.goto(`${portalOf(tenant)}/login`)
    await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible()
    await expectAccessible(page)
    await signIn(page, user, `${portalOf(tenant)}/dashboard`)
    for (const screen of customerScreens) {
      await page.goto(`${portalOf(tenant)}${screen}`)
      await expect(main(page)).toBeVisible()
      await settled(page)
      await expectAccessible(page)
    }
  })

test('@THEME-08 a look is chosen in the profile, shows at once, and is there from the first paint on after that', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'anna', '/dashboard')
  expect(await lightness(page)).toBeGreaterThan(200)
  await openProfile(page)
  const look = page.getByRole('dialog').getByRole('group', { name: 'Weergave' })
  await look.getByRole('button', { name: 'Donker' }).click()
  await expect.poll(() => lightness(page)).toBeLessThan(60)
  await expect(look.getByRole('button', { name: 'Donker' })).toHaveAttribute('aria-pressed', 'true')
  await look.getByLabel('Meer contrast').check()
  await expect.poll(() => ground(page)).toBe('rgb(0, 0, 0)')

  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body?.firstElementChild)
  expect(await ground(page)).toBe('rgb(0, 0, 0)')

  await openProfile(page)
  await look.getByLabel('Meer contrast').uncheck()
  await look.getByRole('button', { name: 'Automatisch' }).click()
  await expect.poll(() => lightness(page)).toBeGreaterThan(200)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => lightness(page)).toBeLessThan(60)
})

test('@THEME-07 paper is light, whatever the screen is', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signIn(page, 'anna', '/hypotheek')
  await settled(page)
  expect(await lightness(page)).toBeLessThan(60)
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  expect(await ground(page)).toBe('rgb(255, 255, 255)')
  const ink = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(Math.max(...(ink.match(/\d+/g) ?? []).map(Number))).toBeLessThan(110)
})
