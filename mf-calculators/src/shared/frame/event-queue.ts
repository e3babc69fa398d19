import type { UserEvent } from '@portal/contract/widget'

/** Interval in which widget events are processed, in milliseconds (MAXMORT-02). */
export const pollMilliseconds = 100

/** Maximum number of queued events. More within a tenth of a second cannot come from a customer's actions. */
const maxWaiting = 20

/** Queue of widget events, processed one at a time every tenth of a second. */
export function eventQueue(handle: (event: UserEvent) => void) {
  const waiting: UserEvent[] = []
  return {
    add: (event: UserEvent): void => {
      if (waiting.length < maxWaiting) waiting.push(event)
    },
    drain: (): void => {
      for (const event of waiting.splice(0)) handle(event)
    },
  }
}
