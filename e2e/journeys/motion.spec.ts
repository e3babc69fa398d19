import type { Page } from '@playwright/test'
import { main } from '../overview.ts'
import { expect, expectFocusIn, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

/** Records every animation of the page with a duration, by name. */
const noteMovements = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { movements: seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration = 0 } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) > 1) seen.add((animation as CSSAnimation).animationName ?? 'transition')
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const movements = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { movements: Set<string> }).movements])

async function openMortgage(page: Page) {
  const link = main(page)
    .getByRole('link', { name: /^Bekijk deze hypotheek/ })
    .first()
  await link.hover()
  await settled(page)
  await link.click()
  await expect(page).toHaveURL(/\/hypotheek\/\d+$/)
  const layer = page.getByRole('dialog')
  await expect(layer).toBeVisible()
  await expectFocusIn(layer)
}

test.describe('for who likes movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('@ANIM-05 bars and rings draw themselves once', {
    tag: '@full',
  }, async ({ page }) => {
    await noteMovements(page)
    await signIn(page, 'anna', '/hypotheek')
    await openMortgage(page)
    await expect.poll(() => movements(page)).toContain('ui-fill')
    await page.goto('/verzekeringen')
    await expect.poll(() => movements(page)).toContain('ui-sweep')
  })
})

test('@ANIM-05 nothing moves for who asked the device for that', async ({ page }) => {
  await noteMovements(page)
  await signIn(page, 'anna', '/hypotheek')
  await openMortgage(page)
  expect(await movements(page)).toEqual([])
})
