import pLimit, { type LimitFunction } from 'p-limit'
import { busy } from './http-error.ts'

/** Limited concurrency with a queue. */
export interface ConcurrencyLimit {
  /**
   * Waits for a slot; returns a function that releases it.
   * @param whose owner, limited to a share of the slots
   * @throws HttpError 429 if the queue is full
   */
  take(whose: string): Promise<() => void>
}

/** Waits for a place; returns a function that releases it. */
function placeIn(limit: LimitFunction): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  void limit(() => new Promise<void>((free) => resolve(free)))
  return promise
}

/** Makes a limit: slots in total, per owner, and queue length. */
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
      if (waits >= queued) throw busy('Too many files arrive. Try again in a moment.')
      const own = owners.get(whose) ?? pLimit(perOwner)
      owners.set(whose, own)
      waits++
      const freeOwn = await placeIn(own)
      const free = await placeIn(all)
      waits--
      return () => {
        free()
        freeOwn()
        if (own.activeCount <= 1 && own.pendingCount === 0) owners.delete(whose)
      }
    },
  }
}
