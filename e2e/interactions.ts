import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** How long what a person did took until the page showed it, as the browser measured it. */
export interface Interaction {
  /** Names a user action, which the browser reports as several events: a press as `pointerdown`, `pointerup` and `click`. */
  id: string
  /** Path of the screen, with numbers as `n`. */
  screen: string
  /** The event: `click`, `keydown`, … */
  type: string
  /** The element, and the landmark, card or form that it is in. */
  target: string
  /** From the event to the next paint, in milliseconds, to 8. */
  duration: number
  /** Of that, how long the page was busy with something else before it took the event, in milliseconds. */
  waited: number
  /** Of that, how long its listeners ran. */
  ran: number
}

/** Where the journeys write what they measured, a line of JSON each. */
export const interactionsFile = path.resolve(import.meta.dirname, 'test-report/interactions.jsonl')
/** How much slower the processor is while interactions are measured. */
const slower = 4

/** In the page: tells of each interaction that took longer than three frames. */
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

/** Measures the interactions of all pages of a context, on a processor at a fourth of its speed. */
export async function measureInteractions(context: BrowserContext): Promise<void> {
  mkdirSync(path.dirname(interactionsFile), { recursive: true })
  const tell = 'tellInteraction'
  await context.exposeBinding(tell, (_, interaction: Interaction) =>
    appendFileSync(interactionsFile, `${JSON.stringify(interaction)}\n`),
  )
  await context.addInitScript(observe, tell)
  context.on('page', async (page) => {
    const cdp = await context.newCDPSession(page)
    /** A page that a journey closes at once has nothing to measure. */
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower }).catch(() => {})
  })
}
