import { expect, type Locator } from '@playwright/test'

/** A thumb: counts taps, and records how far down the tapped elements were. */
export interface Thumb {
  tap(what: Locator): Promise<void>
  /** Number of taps. */
  taps(): number
  /** Largest distance of a tapped element's bottom from the top of its page or layer, in pixels. */
  furthest(): number
}

/**
 * Distance of an element's bottom from the top of its scroll container, in pixels; of a fixed element, its position.
 */
const depthOf = (what: Locator) =>
  what.evaluate((element) => {
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

/** Creates a thumb without taps. */
export function thumb(): Thumb {
  let taps = 0
  let furthest = 0
  return {
    taps: () => taps,
    furthest: () => furthest,
    tap: async (what) => {
      await expect(what).toBeVisible()
      furthest = Math.max(furthest, await depthOf(what))
      taps++
      await what.tap()
    },
  }
}
