import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Latency of an event of an interaction, as measured by the browser. */
export interface MeasuredInteraction {
  /**
   * Id of a user action, for which the browser reports several events: a click as `pointerdown`, `pointerup` and
   * `click`.
   */
  id: string
  /** Path of the screen, with numbers as `n`. */
  screen: string
  /** Type of the event, such as `click` or `keydown`. */
  type: string
  /** Text of the control, and the element around it. */
  target: string
  /** Time from the event to the next paint, in milliseconds; browsers round it to multiples of 8. */
  duration: number
  /** Part of the duration before the event was handled, because the page was busy; in milliseconds. */
  waited: number
  /** Part of the duration in event listeners, in milliseconds. */
  ran: number
}

/** File to which journeys append their measurements, one JSON line each. */
export const interactionsFile = path.resolve(import.meta.dirname, 'test-report/interactions.jsonl')
const cpuSlowdownRate = 4

/** Runs in the page: reports each interaction that takes longer than a frame. */
function observeInteractions(tell: string): void {
  const getElementText = (element: Element | null | undefined) => {
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return `${element?.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`
  }
  const sendReport = (window as unknown as Record<string, (entry: object) => void>)[tell]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const target = entry.target instanceof Element ? entry.target : null
      const control = target?.closest('button,a,input,select,textarea,[role],label') ?? target
      const around = control?.parentElement?.closest('dialog,form,article,section,nav,header,main')
      const name = around?.querySelector('h1,h2,h3')?.textContent ?? around?.getAttribute('aria-label') ?? ''
      sendReport?.({
        id: `${performance.timeOrigin} ${entry.interactionId}`,
        screen: location.pathname.replace(/\d+/g, 'n'),
        type: entry.name,
        target: `${getElementText(control)} in ${around?.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`,
        duration: entry.duration,
        waited: entry.processingStart - entry.startTime,
        ran: entry.processingEnd - entry.processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

export async function measureInteractions(context: BrowserContext): Promise<void> {
  mkdirSync(path.dirname(interactionsFile), { recursive: true })
  const bindingName = 'tellInteraction'
  await context.exposeBinding(bindingName, (_, interaction: MeasuredInteraction) =>
    appendFileSync(interactionsFile, `${JSON.stringify(interaction)}\n`),
  )
  await context.addInitScript(observeInteractions, bindingName)
  context.on('page', async (page) => {
    const cdp = await context.newCDPSession(page)
    /** Ignores errors, because a page that is closed at once has nothing to measure. */
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownRate }).catch(() => {})
  })
}
