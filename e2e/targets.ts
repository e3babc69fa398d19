import type { Page } from '@playwright/test'

/** Least width and height of what a finger presses, in pixels (WCAG 2.5.5). */
const least = 44

/**
 * What can be pressed in what the page shows and is smaller than a finger needs, with its size in pixels. A link within a sentence
 * is as high as its line, and excepted; a choice is pressed by its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const layers = [...document.querySelectorAll('dialog[open], [role$=dialog][data-state=open]')]
    const root = layers.at(-1) ?? document.body
    const pressed =
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=tab], [role=button], [role=switch], [tabindex="0"]'
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === 3 && node.textContent?.trim(),
      )
    const targetOf = (element: Element) =>
      element instanceof HTMLInputElement && /radio|checkbox|file/.test(element.type)
        ? (element.closest('label') ?? element.labels?.[0] ?? element)
        : element
    return [...root.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true]') && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = targetOf(element).getBoundingClientRect()
        if (width < 2 || height < 2 || (width >= least - 0.5 && height >= least - 0.5)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return [
          `${element.tagName.toLowerCase()} ${name || element.id} ${Math.round(width)}×${Math.round(height)}`,
        ]
      })
  }, least)
