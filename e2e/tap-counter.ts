import { expect, type Locator } from '@playwright/test'

/** Counts the taps of a customer, and records how far down the tapped elements were. */
export interface TapCounter {
  tap(what: Locator): Promise<void>
  getTapCount(): number
  /** Returns the largest distance of a tapped element's bottom from the top of its page or overlay, in pixels. */
  getMaxDepth(): number
}

/**
 * Measures the distance of an element's bottom from the top of its scroll container, in pixels; for a fixed element
 * from the top of the window.
 */
const measureScrollDepth = (element: Locator) =>
  element.evaluate((element) => {
    const bottom = element.getBoundingClientRect().bottom
    for (let above: Element | null = element; above; above = above.parentElement) {
      const { position, overflowY } = getComputedStyle(above)
      const scrolls = /auto|scroll/.test(overflowY) && above.scrollHeight > above.clientHeight
      if (scrolls && above !== document.documentElement && above !== document.body)
        return bottom - above.getBoundingClientRect().top + above.scrollTop
      if (position === 'fixed') return bottom
    }
    return bottom + scrollY
  })

export function createTapCounter(): TapCounter {
  let taps = 0
  let furthest = 0
  return {
    getTapCount: () => taps,
    getMaxDepth: () => furthest,
    tap: async (element) => {
      await expect(element).toBeVisible()
      furthest = Math.max(furthest, await measureScrollDepth(element))
      taps++
      await element.tap()
    },
  }
}
