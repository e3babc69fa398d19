import type { Page } from '@playwright/test'
import { expect, goWithin, signIn, test } from '../portal.ts'
import { settled } from '../settled.ts'

const screens = [
  ['/dashboard', 'Overzicht'],
  ['/hypotheek', 'Hypotheek'],
  ['/documenten', 'Documenten'],
  ['/berichten', 'Berichten'],
  ['/inkomen', 'Inkomen'],
] as const

/** Those of them that the menu leads to. */
const inMenu = screens.filter(([path]) => ['/hypotheek', '/documenten', '/inkomen'].includes(path))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

test('trust D2: going to another screen moves focus to its heading and changes the title, once', async ({
  page,
}) => {
  await signIn(page, 'anna', '/contact')
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement) seen.push(target.textContent ?? '')
    })
  })
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  for (const [path, name] of inMenu) {
    await menu.locator(`a[href="${path}"]`).focus()
    await page.keyboard.press('Enter')
    await expect(title(page, name)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${name} · `))
  }
  const seen = await page.evaluate(() => (window as Window & { seen?: string[] }).seen)
  expect(seen).toEqual(inMenu.map(([, name]) => name))
})

/** Spacing of text that a reader may ask for (WCAG 1.4.12), or letters of twice the size (1.4.4). */
const wishes = {
  'more space between lines, words and letters':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  'letters of twice the size': 'html { font-size: 200% !important }',
}

/** Texts that are cut, or stand on what comes after them, and how far the page can be scrolled sideways. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const cut = [...document.querySelectorAll<HTMLElement>('#content *')].filter((element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const hides = overflowX === 'hidden' || overflowY === 'hidden'
      const isSmall = element.clientWidth < 2 || element.clientHeight < 2
      const holdsText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      const over =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      return hides && !isSmall && holdsText && over && textOverflow !== 'ellipsis'
    })
    return { overflow, cut: cut.map((element) => element.outerHTML.slice(0, 160)) }
  })

for (const [wish, css] of Object.entries(wishes))
  test(`trust D3: with ${wish} nothing is cut and nothing scrolls sideways`, async ({ page }) => {
    await page.addInitScript((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, css)
    await signIn(page, 'anna', '/contact')
    for (const [path, name] of screens) {
      await goWithin(page, path)
      await expect(title(page, name)).toBeVisible()
      await settled(page)
      expect({ path, ...(await faults(page)) }).toEqual({ path, overflow: 0, cut: [] })
    }
  })

test('trust D5: who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, 'anna', '/contact')
  const moving = () =>
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
  for (const [path, name] of inMenu) {
    await menu.locator(`a[href="${path}"]`).click()
    await expect(title(page, name)).toBeVisible()
    expect(await moving()).toEqual([])
  }
  await page.getByRole('button', { name: /^Profiel van/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await moving()).toEqual([])
})
