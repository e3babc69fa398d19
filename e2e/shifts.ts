import type { Page } from '@playwright/test'

declare global {
  /** What moved in the page by itself. */
  var shifts: { value: number; moved: string[] }[]
}

/** Notes in every page from now on what moves in it, other than by what a customer does. */
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

/** What has moved in the page so far, and by how much of the window. */
export const shiftsOf = (page: Page): Promise<typeof globalThis.shifts> =>
  page.evaluate(() => globalThis.shifts)
