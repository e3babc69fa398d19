import type { WidgetEvent } from '@portal/contract/widget'

/** Interval in which widget events are processed, in milliseconds (MAXMORT-02). */
export const eventPollIntervalMs = 100

/** Maximum number of queued events. A customer's actions cannot cause more within a tenth of a second. */
const maxQueuedEvents = 20

/** Creates a queue of widget events. `drain` handles all queued events in order. */
export function createEventQueue(handle: (event: WidgetEvent) => void) {
  const waiting: WidgetEvent[] = []
  return {
    add: (event: WidgetEvent): void => {
      if (waiting.length < maxQueuedEvents) waiting.push(event)
    },
    drain: (): void => {
      for (const event of waiting.splice(0)) handle(event)
    },
  }
}
