import type { Page } from '@playwright/test'
import { main } from '../overview.ts'
import { expect, expectFocusIn, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

/** Notes every movement that begins in the page, by its name, and each piece of a view transition. */
const noteMovements = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { movements: seen })
    const look = () => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect | null
        seen.add((animation as CSSAnimation).animationName ?? '')
        if (effect?.pseudoElement) seen.add(effect.pseudoElement)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
const movements = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { movements: Set<string> }).movements])
const forgetMovements = (page: Page) =>
  page.evaluate(() => (window as unknown as { movements: Set<string> }).movements.clear())

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

  test('@ANIM-05 bars and rings draw themselves once, and a card grows into what it opens, which shrinks into it again', {
    tag: '@full',
  }, async ({ page }) => {
    await noteMovements(page)
    await signIn(page, 'anna', '/hypotheek')
    await openMortgage(page)
    await expect.poll(() => movements(page)).toContain('ui-fill')
    await settled(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await settled(page)
    await forgetMovements(page)
    await openMortgage(page)
    expect(await movements(page)).toContain('::view-transition-group(opened)')
    await settled(page)
    expect(await movements(page)).not.toContain('ui-slide-in')
    await forgetMovements(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => movements(page)).toContain('::view-transition-group(opened)')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/hypotheek$/)
    await expect(
      main(page)
        .getByRole('link', { name: /^Bekijk deze hypotheek/ })
        .first(),
    ).toBeFocused()
    await page.goto('/verzekeringen')
    await expect.poll(() => movements(page)).toContain('ui-sweep')
  })
})

test.describe('for who wants none', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('@ANIM-05 nothing grows or slides', async ({ page }) => {
    await noteMovements(page)
    await signIn(page, 'anna', '/hypotheek')
    await openMortgage(page)
    expect((await movements(page)).filter((name) => name.startsWith('::view-transition'))).toEqual([])
  })
})
