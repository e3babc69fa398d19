import type { Page } from '@playwright/test'
import { findBrokenWords, findLegibilityProblems } from '../legibility.ts'
import { expect, getScreenTitle, navigateInPortal, signIn, test } from '../portal-test.ts'
import { customerScreenPaths } from '../screen-paths.ts'
import { waitUntilSettled } from '../wait-until-settled.ts'

const screensWithLists = [
  ['/dashboard', 'Overzicht'],
  ['/hypotheek', 'Hypotheek'],
  ['/documenten', 'Documenten'],
  ['/berichten', 'Berichten'],
  ['/inkomen', 'Inkomen'],
] as const

const menuScreens = screensWithLists.filter(([path]) =>
  ['/hypotheek', '/documenten', '/inkomen'].includes(path),
)

const getHeadingNamed = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

test('@WCAG-2.4.2 @WCAG-2.4.3 trust D2: opening another screen moves focus to its heading and changes the document title, once', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page, 'anna', '/contact')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) seen.push(target.textContent ?? '')
    })
  })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const [path, name] of menuScreens) {
    await menu.locator(`a[href="${path}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(getHeadingNamed(page, name)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
  }
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen)
  expect(seen).toEqual(menuScreens.map(([, name]) => name))
})

/** Styles that a reader may set: text spacing (WCAG 1.4.12) and double font size (WCAG 1.4.4). */
const readerStyles = {
  'more space between lines, words and letters':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  'letters of twice the size': 'html { font-size: 200% !important }',
}

/** Paths with an overlay: a mortgage, a policy, a damage, and a calculator. */
const overlayPaths = ['/hypotheek/1', '/verzekeringen/1', '/schades/1', '/dashboard?reken=scenarios']
const formPaths = ['/schades/melden', '/editInfo/account', '/editInfo/security']

for (const { width, wish, css, paths, criteria } of [
  ...Object.entries(readerStyles).map(([wish, css]) => ({
    width: 1440,
    wish,
    css,
    paths: screensWithLists.map(([path]): string => path),
    criteria: '@WCAG-1.4.4 @WCAG-1.4.12',
  })),
  {
    width: 320,
    wish: 'more space between lines, words and letters',
    css: readerStyles['more space between lines, words and letters'],
    paths: [...customerScreenPaths, ...formPaths, ...overlayPaths],
    criteria: '@WCAG-1.4.10 @WCAG-1.4.12',
  },
  {
    width: 320,
    wish: 'no wish of its own',
    css: '',
    paths: [...customerScreenPaths, ...formPaths, ...overlayPaths],
    criteria: '@WCAG-1.4.10',
  },
])
  test(`${criteria} trust D3: at ${width} with ${wish} no text is clipped, overlaps another text or leaves the page`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, css)
    await signIn(page, 'anna', '/contact')
    for (const path of paths) {
      await navigateInPortal(page, path)
      await waitUntilSettled(page)
      if (overlayPaths.includes(path)) await expect(page.getByRole('dialog').last()).toBeVisible()
      await page.clock.runFor(1000)
      await waitUntilSettled(page)
      expect({ path, ...(await findLegibilityProblems(page)) }).toEqual({
        path,
        wide: [],
        cut: [],
        overlaps: [],
      })
      if (css === '') expect({ path, broken: await findBrokenWords(page) }).toEqual({ path, broken: [] })
    }
  })

test('@WCAG-1.4.10 at 320 px a one-word screen title stays on one line', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(page, 'anna', '/verplichtingen')
  for (const path of ['/verplichtingen', '/verzekeringen', '/documenten', '/berichten']) {
    await navigateInPortal(page, path)
    await waitUntilSettled(page)
    const lines = getScreenTitle(page).evaluate(
      (title) => title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight),
    )
    expect(Math.round(await lines), path).toBe(1)
  }
})

for (const language of ['Nederlands', 'English', 'Deutsch'])
  test(`@WCAG-1.4.10 at 320 px the bottom bar and the tabs of messages do not break words, in ${language}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signIn(page, 'anna', '/contact')
    await page.getByRole('button', { name: language }).click()
    await navigateInPortal(page, '/berichten')
    await expect(page.getByRole('tab')).toHaveCount(3)
    const findTruncatedLabels = () =>
      page
        .locator('[role=tablist], [data-bottom-bar] :is(a, button) > span')
        .evaluateAll((boxes) =>
          boxes.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.textContent),
        )
    await expect.poll(findTruncatedLabels).toEqual([])
  })

test('@WCAG-2.2.2 trust D5: a customer with reduced motion set gets no animations', { tag: '@full' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'anna', '/contact')
  const findRunningAnimations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number(effect?.getComputedTiming().activeDuration) > 10,
        )
        .map((animation) =>
          animation instanceof CSSAnimation ? animation.animationName : String(animation.id),
        ),
    )
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const [path, name] of menuScreens) {
    await menu.locator(`a[href="${path}"]`).click()
    await expect(getHeadingNamed(page, name)).toBeVisible()
    expect(await findRunningAnimations()).toEqual([])
  }
  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findRunningAnimations()).toEqual([])
})
