import type { Page } from '@playwright/test'

/** Minimum touch-target size in CSS pixels (WCAG 2.5.5). */
const minTargetSize = 44

/**
 * Finds touch targets on the current page below the minimum size, with their size in pixels. Skips links within a
 * sentence. A radio button or checkbox counts together with its label.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const layers = [...document.querySelectorAll('dialog[open], [role$=dialog][data-state=open]')]
    const root = layers.at(-1) ?? document.body
    const pressed =
      'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=tab], [role=button], [role=switch], [tabindex="0"]'
    const isLinkInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display.startsWith('inline') &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && node.nodeType === 3 && node.textContent?.trim(),
      )
    const getTouchTarget = (element: Element) =>
      element instanceof HTMLInputElement && /radio|checkbox|file/.test(element.type)
        ? (element.closest('label') ?? element.labels?.[0] ?? element)
        : element
    return [...root.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden=true]') && !isLinkInSentence(element))
      .flatMap((element) => {
        const { width, height } = getTouchTarget(element).getBoundingClientRect()
        if (width < 2 || height < 2 || (width >= least - 0.5 && height >= least - 0.5)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
        return [
          `${element.tagName.toLowerCase()} ${name || element.id} ${Math.round(width)}×${Math.round(height)}`,
        ]
      })
  }, minTargetSize)
