import pLimit, { type LimitFunction } from 'p-limit'
import { createBusyError } from './http-error.ts'

/** Limits concurrent tasks. Further tasks wait in a queue. */
export interface ConcurrencyLimit {
  /**
   * Waits for a slot. Returns a function that releases it.
   * @param owner for example a customer; all tasks of one owner together get only a share of the slots.
   * @throws HttpError 429 if the queue is full
   */
  acquire(owner: string): Promise<() => void>
}

function waitForSlot(limit: LimitFunction): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  void limit(() => new Promise<void>((free) => resolve(free)))
  return promise
}

export function createConcurrencyLimit({
  total,
  perOwner,
  queued,
}: Record<'total' | 'perOwner' | 'queued', number>): ConcurrencyLimit {
  const all = pLimit(total)
  const owners = new Map<string, LimitFunction>()
  let waits = 0
  return {
    async acquire(whose) {
      if (waits >= queued) throw createBusyError('Too many files arrive. Try again in a moment.')
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
