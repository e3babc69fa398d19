import type { Page } from '@playwright/test'

declare global {
  /** Layout shifts of the page. */
  var shifts: { value: number; moved: string[] }[]
}

/** Records layout shifts in every page of a context, except shifts caused by user actions. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = []
    type ShiftSource = { node?: Node; previousRect: DOMRect; currentRect: DOMRect }
    type LayoutShiftEntry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: ShiftSource[]
    }
    const formatPosition = ({ y, height }: DOMRect) => `${y}+${height}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput)
          globalThis.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${formatPosition(previousRect)} → ${formatPosition(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the layout shifts so far, with their size relative to the window. */
export const getLayoutShifts = (page: Page): Promise<typeof globalThis.shifts> =>
  page.evaluate(() => globalThis.shifts)
