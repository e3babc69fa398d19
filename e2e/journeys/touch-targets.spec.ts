import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { customerScreenPaths } from '../screen-paths.ts'
import { findSmallTargets } from '../touch-targets.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const screenPaths = [
  ...customerScreenPaths,
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

test('@WCAG-2.5.5 @WCAG-2.5.8 every touch target on a phone is at least 44 by 44 pixels, except links within a sentence', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of ['/login', '/login?mode=recovery', '/toegankelijkheid']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await findSmallTargets(page), path).toEqual([])
  }
  await signIn(page, 'anna', '/contact')
  for (const path of screenPaths) {
    await navigateInPortal(page, path)
    await waitUntilSettled(page)
    await page.clock.runFor(1000)
    await waitUntilSettled(page)
    expect.soft(await findSmallTargets(page), path).toEqual([])
  }
  for (const opener of ['Menu openen', /^Profiel van/]) {
    await navigateInPortal(page, '/contact')
    await waitUntilSettled(page)
    await page.getByRole('button', { name: opener }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await waitUntilSettled(page)
    expect.soft(await findSmallTargets(page), String(opener)).toEqual([])
    await page.keyboard.press('Escape')
  }
})
