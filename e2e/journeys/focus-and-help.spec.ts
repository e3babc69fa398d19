import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, navigateInPortal, signIn, test } from '../portal-test.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const screenPaths = ['/dashboard', '/hypotheek', '/documenten', '/berichten', '/contact'] as const

/**
 * Explains why the focused control is not visible: it is outside the window, has no focus indicator, or is at least
 * partly covered. Checks the corners and the centre. The list is empty if the control is visible.
 */
const listFocusProblems = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const inset = 2
    const points = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const
    const name = focused.textContent?.trim().slice(0, 40) || focused.outerHTML.slice(0, 80)
    const hasFocusRing = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).outlineStyle !== 'none' || hasFocusRing(element.parentElement))
    const unringed = hasFocusRing(focused) ? [] : [`${name} has no ring`]
    const isWithin = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    const outside = isWithin || bottom - top > innerHeight ? [] : [`${name} is outside the window`]
    const bars = [document.querySelector('header'), document.querySelector('[data-bottom-bar]')]
    const covering = points.flatMap(([x, y]) => {
      const elementAtPoint = document.elementFromPoint(x, y)
      const bar = bars.find((one) => one?.contains(elementAtPoint) && !one.contains(focused))
      return bar ? [`${name} is below the ${bar.tagName.toLowerCase()}`] : []
    })
    return [...unringed, ...outside, ...new Set(covering)]
  })

for (const { width, height } of [
  { width: 1440, height: 800 },
  { width: 768, height: 800 },
  { width: 390, height: 700 },
])
  test(`@WCAG-2.4.7 @WCAG-2.4.11 @WCAG-2.4.12 at ${width} px the focused element has a focus ring, inside the window and not covered by a bar`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    await signIn(page, 'anna', '/contact')
    for (const path of screenPaths) {
      await navigateInPortal(page, path)
      await waitUntilSettled(page)
      for (const key of ['Tab', 'Shift+Tab'])
        for (let steps = 0; steps < 45; steps++) {
          await page.keyboard.press(key)
          await expect.poll(() => listFocusProblems(page), `${path} ${key} ${steps}`).toEqual([])
        }
    }
  })

test('@WCAG-3.2.3 @WCAG-3.2.4 @WCAG-3.2.6 help and menu have the same position on every screen', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const bar = page.getByRole('navigation', { name: 'Snel naar' })
  const getMenuEntries = async () =>
    (await menu.getByRole('listitem').allTextContents()).map((it) => it.replace(/\d+$/, ''))
  const getAdviserBox = () => menu.getByRole('region', { name: 'Je adviseur' }).boundingBox()
  const getBottomBarEntries = async () =>
    (await bar.getByRole('listitem').allTextContents()).map((it) => it.replace(/\d.*$/, ''))
  await expect(menu.getByRole('region', { name: 'Je adviseur' })).toBeVisible()
  const first = { entries: await getMenuEntries(), help: await getAdviserBox() }
  for (const path of screenPaths) {
    await navigateInPortal(page, path)
    await waitUntilSettled(page)
    expect({ entries: await getMenuEntries(), help: await getAdviserBox() }, path).toEqual(first)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of screenPaths) {
    await navigateInPortal(page, path)
    await waitUntilSettled(page)
    expect(await getBottomBarEntries(), path).toEqual(['Overzicht', 'Berichten', 'Taken', 'Adviseur'])
  }
})

test('@A11Y-01 the accessibility statement is one click away, before and after sign-in', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Toegankelijkheid' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Toegankelijkheid van dit portaal' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Barrierefreiheit dieses Portals' })).toBeVisible()
  await signIn(page, 'anna', '/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Toegankelijkheid' }).click()
  await expect(page.getByRole('link', { name: 'hulp@zuideradvies.example' })).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Toegankelijkheid van dit portaal' }),
  ).toBeVisible()
})
