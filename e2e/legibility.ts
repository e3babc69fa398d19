import type { Page } from '@playwright/test'

export interface LegibilityProblems {
  /** Texts that exceed the right edge; tables are exempt, since their columns belong side by side (WCAG 1.4.10). */
  wide: string[]
  cut: string[]
  overlaps: string[]
}

/**
 * Finds truncated or overlapping texts in a screen, or in the overlay over it. Skips fixed elements, which have their
 * own background.
 */
export const findLegibilityProblems = (page: Page): Promise<LegibilityProblems> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')]
    const root = layers.at(-1) ?? document.getElementById('content') ?? document.body
    const scrolled = layers.length > 0 ? root : document.documentElement
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      element !== root &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
    const isVisibleElement = (element: Element) =>
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      }) &&
      element.closest('[aria-hidden=true], details:not([open]), noscript') === null &&
      element.getBoundingClientRect().width > 1
    const texts = [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
        isVisibleElement(element) &&
        !isFixed(element),
    )
    const cut = texts.filter((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const hides = /hidden|clip/.test(overflowX) || /hidden|clip/.test(overflowY)
      const isSmall = element.clientWidth < 2 || element.clientHeight < 2
      const overflows =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
      return hides && !isSmall && overflows && textOverflow !== 'ellipsis' && webkitLineClamp === 'none'
    })
    /** Returns the part of a text line that its ancestors do not clip. */
    const getVisibleBox = (element: Element | null, box: DOMRect): DOMRect => {
      if (!element || element === root) return box
      const { overflowX } = getComputedStyle(element)
      const { left, right } = element.getBoundingClientRect()
      if (overflowX === 'visible') return getVisibleBox(element.parentElement, box)
      const from = Math.min(Math.max(box.left, left), right)
      const to = Math.max(from, Math.min(box.right, right))
      return getVisibleBox(element.parentElement, new DOMRect(from, box.top, to - from, box.height))
    }
    const lines = texts.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === 3 && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNodeContents(node)
          return [...range.getClientRects()].map((box) => ({ element, box: getVisibleBox(element, box) }))
        }),
    )
    const calculateOverlap = (a: DOMRect, b: DOMRect) => ({
      width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    })
    const overlaps = new Set<string>()
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element) continue
        const { width, height } = calculateOverlap(one.box, other.box)
        const least = Math.min(one.box.height, other.box.height)
        if (width > 2 && height > least / 3)
          overlaps.add(
            `${one.element.textContent?.slice(0, 40)} | ${other.element.textContent?.slice(0, 40)}`,
          )
      }
    const edge = Math.max(0, scrolled.getBoundingClientRect().left) + scrolled.clientWidth
    const wide = lines.filter(({ element, box }) => box.right > edge + 1 && !element.closest('table'))
    return {
      wide: wide.map(({ element }) => element.outerHTML.slice(0, 160)),
      cut: cut.map((element) => element.outerHTML.slice(0, 160)),
      overlaps: [...overlaps],
    }
  })

/**
 * Finds words that a screen, or the overlay over it, breaks for lack of space; marks the break. A browser with a
 * hyphenation dictionary would insert a hyphen; the test browser has none.
 */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layers = [...document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')]
    const texts = document.createTreeWalker(layers.at(-1) ?? document.body, NodeFilter.SHOW_TEXT)
    const isVisibleElement = (element: Element | null) =>
      element?.closest('[aria-hidden=true], noscript, script, style') === null &&
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      })
    const range = document.createRange()
    /** A character after a soft hyphen has a first, empty rectangle at the end of the previous line. */
    const getCharacterTop = (text: Node, index: number) => {
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      return [...range.getClientRects()].at(-1)?.top ?? Number.NaN
    }
    const broken: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!isVisibleElement(text.parentElement)) continue
      for (const { 0: word, index } of text.nodeValue?.matchAll(/[\p{L}\p{N}]{2,}/gu) ?? []) {
        if (getCharacterTop(text, index + word.length - 1) - getCharacterTop(text, index) < 4) continue
        const breakIndex = [...word].findIndex(
          (_, place) => getCharacterTop(text, index + place) - getCharacterTop(text, index) >= 4,
        )
        broken.push(`${word.slice(0, breakIndex)}/${word.slice(breakIndex)}`)
      }
    }
    return broken
  })
