import pLimit, { type LimitFunction } from 'p-limit'
import { busyError } from './http-error.ts'

/** Limits the number of concurrent tasks; further tasks wait in a queue. */
export interface ConcurrencyLimit {
  /**
   * Waits for a slot; returns a function that releases the slot.
   * @param whose owner of the task; each owner gets only a share of the slots
   * @throws HttpError 429 if the queue is full
   */
  take(whose: string): Promise<() => void>
}

/** Returns a function that releases the slot. */
function waitForSlot(limit: LimitFunction): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  void limit(() => new Promise<void>((free) => resolve(free)))
  return promise
}

/** Creates a limit with a number of slots in total and per owner, and a maximum queue length. */
export function createConcurrencyLimit({
  total,
  perOwner,
  queued,
}: Record<'total' | 'perOwner' | 'queued', number>): ConcurrencyLimit {
  const all = pLimit(total)
  const owners = new Map<string, LimitFunction>()
  let waits = 0
  return {
    async take(whose) {
      if (waits >= queued) throw busyError('Too many files arrive. Try again in a moment.')
      const own = owners.get(whose) ?? pLimit(perOwner)
      owners.set(whose, own)
      waits++
      const freeOwn = await waitForSlot(own)
      const free = await waitForSlot(all)
      waits--
      return () => {
        free()
        freeOwn()
        if (own.activeCount <= 1 && own.pendingCount === 0) owners.delete(whose)
      }
    },
  }
}
