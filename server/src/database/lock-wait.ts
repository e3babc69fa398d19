import { setTimeout as wait } from 'node:timers/promises'

/** How long is waited for a lock that everybody else queues behind, in milliseconds: less than a deadlock takes to be seen. */
export const lockMs = 300
/** How often it is tried, and how long between, in milliseconds. */
const tries = 100
const betweenMs = 500

/** Whether the server says that a lock did not become free in time. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '55P03') || isLocked(error.cause))

/** Does something as soon as the locks that it takes are free, without letting others queue for long. */
export async function whenFree<T>(act: () => Promise<T>): Promise<T> {
  for (let at = 1; ; at++) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error) || at === tries) throw error
      await wait(betweenMs)
    }
  }
}
