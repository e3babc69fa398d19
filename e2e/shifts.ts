import type { Page } from '@playwright/test'

declare global {
  /** Layout shifts of the page. */
  var shifts: { value: number; moved: string[] }[]
}

/** Records layout shifts in every page, except those caused by user actions. */
export const followShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = []
    type Source = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const place = ({ y, height }: DOMRect) => `${y}+${height}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          globalThis.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${place(previousRect)} → ${place(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Layout shifts so far, with their size relative to the window. */
export const shiftsOf = (page: Page): Promise<typeof globalThis.shifts> =>
  page.evaluate(() => globalThis.shifts)
