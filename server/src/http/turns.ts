import pLimit from 'p-limit'
import { HttpError } from './http-error.ts'

/** Turns of which so many are had at once; others wait. */
export interface Turns {
  /**
   * Waits for a turn; what it answers gives the turn back.
   * @throws HttpError 503 when too many wait already
   */
  take(): Promise<() => void>
}

/** Makes turns: so many at once, and so many that wait. */
export function createTurns(most: number, waiting: number): Turns {
  const limit = pLimit(most)
  return {
    take: () => {
      if (limit.pendingCount >= waiting)
        throw new HttpError(503, {
          error: 'unavailable',
          message: 'Too many files arrive. Try again in a moment.',
        })
      const { promise: taken, resolve } = Promise.withResolvers<() => void>()
      void limit(() => new Promise<void>((giveBack) => resolve(giveBack)))
      return taken
    },
  }
}
