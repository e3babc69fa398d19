import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Latency of an interaction, as measured by the browser. */
export interface Interaction {
  /**
   * Id of a user action, for which the browser reports several events: a click as `pointerdown`, `pointerup` and
   * `click`.
   */
  id: string
  /** Path of the screen, with numbers as `n`. */
  screen: string
  /** The event: `click`, `keydown`, … */
  type: string
  /** The element, and its landmark, card or form. */
  target: string
  /** Time from the event to the next paint, in milliseconds, rounded to 8. */
  duration: number
  /** Part of it before the event was handled because the page was busy, in milliseconds. */
  waited: number
  /** Part of it in event listeners. */
  ran: number
}

/** File in which journeys write their measurements, one JSON line each. */
export const interactionsFile = path.resolve(import.meta.dirname, 'test-report/interactions.jsonl')
/** Slowdown of the processor while interactions are measured. */
const slower = 4

/** Runs in the page: reports each interaction longer than three frames. */
function observe(tell: string): void {
  const words = (element: Element | null | undefined) => {
    const name = element?.getAttribute('aria-label') ?? element?.textContent ?? ''
    return `${element?.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`
  }
  const report = (window as unknown as Record<string, (entry: object) => void>)[tell]
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (!entry.interactionId) continue
      const target = entry.target instanceof Element ? entry.target : null
      const own = target?.closest('button,a,input,select,textarea,[role],label') ?? target
      const around = own?.parentElement?.closest('dialog,form,article,section,nav,header,main')
      const name = around?.querySelector('h1,h2,h3')?.textContent ?? around?.getAttribute('aria-label') ?? ''
      report?.({
        id: `${performance.timeOrigin} ${entry.interactionId}`,
        screen: location.pathname.replace(/\d+/g, 'n'),
        type: entry.name,
        target: `${words(own)} in ${around?.tagName.toLowerCase()} "${name.trim().slice(0, 40)}"`,
        duration: entry.duration,
        waited: entry.processingStart - entry.startTime,
        ran: entry.processingEnd - entry.processingStart,
      })
    }
  }).observe({ type: 'event', durationThreshold: 48, buffered: true } as PerformanceObserverInit)
}

/** Measures interactions in all pages of a context, with the processor slowed down. */
export async function measureInteractions(context: BrowserContext): Promise<void> {
  mkdirSync(path.dirname(interactionsFile), { recursive: true })
  const bindingName = 'tellInteraction'
  await context.exposeBinding(bindingName, (_, interaction: Interaction) =>
    appendFileSync(interactionsFile, `${JSON.stringify(interaction)}\n`),
  )
  await context.addInitScript(observe, bindingName)
  context.on('page', async (page) => {
    const cdp = await context.newCDPSession(page)
    /** A page that is closed at once has nothing to measure. */
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower }).catch(() => {})
  })
}
