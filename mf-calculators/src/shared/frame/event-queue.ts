import type { UserEvent } from '@portal/contract/widget'

/** How often a widget's events are taken from the queue, in milliseconds (MAXMORT-02). */
export const pollMilliseconds = 100

/** Most events that wait. A widget that tells more in a tenth of a second is not telling what a customer did. */
const mostWaiting = 20

/** Events of a widget, taken in turn each tenth of a second. */
export function eventQueue(handle: (event: UserEvent) => void) {
  const waiting: UserEvent[] = []
  return {
    add: (event: UserEvent): void => {
      if (waiting.length < mostWaiting) waiting.push(event)
    },
    drain: (): void => {
      for (const event of waiting.splice(0)) handle(event)
    },
  }
}
