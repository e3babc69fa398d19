import { expect, navigateWithin, signIn, test } from '../portal.ts'
import { customerScreens } from '../screens.ts'
import { settled } from '../settled.ts'
import { smallTargets } from '../targets.ts'

/** A touch phone. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const screens = [
  ...customerScreens,
  '/hypotheek/1',
  '/verzekeringen/1',
  '/schades/1',
  '/schades/melden',
  '/editInfo/account',
  '/editInfo/security',
  '/editInfo/contactDetails',
  '/dashboard?reken=scenarios',
  '/dashboard?reken=refinance',
]

test('@WCAG-2.5.5 @WCAG-2.5.8 every touch target on a phone is 44 by 44 or larger, but for links in a sentence', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of ['/login', '/login?mode=recovery', '/toegankelijkheid']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await smallTargets(page), path).toEqual([])
  }
  await signIn(page, 'anna', '/contact')
  for (const path of screens) {
    await navigateWithin(page, path)
    await settled(page)
    await page.clock.runFor(1000)
    await settled(page)
    expect.soft(await smallTargets(page), path).toEqual([])
  }
  for (const opener of ['Menu openen', /^Profiel van/]) {
    await navigateWithin(page, '/contact')
    await settled(page)
    await page.getByRole('button', { name: opener }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await settled(page)
    expect.soft(await smallTargets(page), String(opener)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
