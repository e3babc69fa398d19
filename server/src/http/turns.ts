import pLimit, { type LimitFunction } from 'p-limit'
import { busy } from './http-error.ts'

/** Turns of which so many are had at once; others wait. */
export interface Turns {
  /**
   * Waits for a turn; what it answers gives the turn back.
   * @param whose who takes it: one alone has no more than a share of the turns
   * @throws HttpError 429 when too many wait already
   */
  take(whose: string): Promise<() => void>
}

/** Waits for a place; what it answers frees it. */
function placeIn(limit: LimitFunction): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  void limit(() => new Promise<void>((free) => resolve(free)))
  return promise
}

/** Makes turns: so many at once, so many of them for one, and so many that wait. */
export function createTurns({ most, each, waiting }: Record<'most' | 'each' | 'waiting', number>): Turns {
  const all = pLimit(most)
  const owners = new Map<string, LimitFunction>()
  let waits = 0
  return {
    async take(whose) {
      if (waits >= waiting) throw busy('Too many files arrive. Try again in a moment.')
      const own = owners.get(whose) ?? pLimit(each)
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
