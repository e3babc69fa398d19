import type { QueryClient } from '@portal/remote-kit/query'
import { whenIdle, whenResponsesArrived } from './prefetch.ts'

/** Delay of the first save, and minimum interval between saves, in milliseconds. */
const firstMs = 3000
const betweenMs = 60_000

/** Saves frequently changing data at intervals instead of on every change. */
export interface SaveLater {
  /** Schedules a save. */
  plan(): void
  cancel(): void
}

/**
 * Saves when the page waits for no response and is idle, and when it is hidden, at most once a minute, so that polling
 * does not write each time.
 */
export function saveLater(queries: QueryClient, save: () => Promise<void>): SaveLater {
  let last = Number.NEGATIVE_INFINITY
  let planned: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(planned)
    planned = undefined
  }
  const now = () => {
    if (planned === undefined) return
    cancel()
    last = Date.now()
    void save()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && now())
  return {
    plan: () => {
      const wait = Math.max(firstMs, last + betweenMs - Date.now())
      planned ??= setTimeout(() => void whenResponsesArrived(queries).then(() => whenIdle(now)), wait)
    },
    cancel,
  }
}
