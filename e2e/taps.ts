import { expect, type Locator } from '@playwright/test'

/** A thumb: counts what it taps, and notes how far down that stood. */
export interface Thumb {
  tap(what: Locator): Promise<void>
  /** How often it has tapped. */
  taps(): number
  /** How far below the top of its page or layer what stood furthest down ended, in pixels. */
  furthest(): number
}

/** How far below the top of what is scrolled an element ends, in pixels; what stays in place is where it is. */
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

/** A thumb that has done nothing yet. */
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
