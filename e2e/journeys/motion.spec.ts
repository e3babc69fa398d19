import type { Page } from '@playwright/test'
import { getMain } from '../page-regions.ts'
import { expect, expectFocusIn, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

/** Records every animation of the page that has a duration, by name. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { movements: seen })
    const recordCurrentAnimations = () => {
      for (const animation of document.getAnimations()) {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) > 1) seen.add((animation as CSSAnimation).animationName ?? 'transition')
      }
      requestAnimationFrame(recordCurrentAnimations)
    }
    requestAnimationFrame(recordCurrentAnimations)
  })
const getRecordedAnimations = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { movements: Set<string> }).movements])

async function openMortgageDrawer(page: Page) {
  const link = getMain(page)
    .getByRole('link', { name: /^Bekijk deze hypotheek/ })
    .first()
  await link.hover()
  await waitUntilSettled(page)
  await link.click()
  await expect(page).toHaveURL(/\/hypotheek\/\d+$/)
  const layer = page.getByRole('dialog')
  await expect(layer).toBeVisible()
  await expectFocusIn(layer)
}

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('@ANIM-05 bars and rings are animated once', {
    tag: '@full',
  }, async ({ page }) => {
    await recordAnimations(page)
    await signIn(page, 'anna', '/hypotheek')
    await openMortgageDrawer(page)
    await expect.poll(() => getRecordedAnimations(page)).toContain('ui-fill')
    await page.goto('/verzekeringen')
    await expect.poll(() => getRecordedAnimations(page)).toContain('ui-sweep')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('@ANIM-05 nothing is animated', async ({ page }) => {
    await recordAnimations(page)
    await signIn(page, 'anna', '/hypotheek')
    await openMortgageDrawer(page)
    expect(await getRecordedAnimations(page)).toEqual([])
  })
})
