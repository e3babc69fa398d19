import type { QueryClient } from '@portal/remote-kit/query'
import { answered, whenIdle } from './prefetch.ts'

/** How long what came is left to grow before it is saved, and at least between two times, in milliseconds. */
const firstMs = 3000
const betweenMs = 60_000

/** Saves now and then what changes often. */
export interface SaveLater {
  /** There is something to save. */
  plan(): void
  cancel(): void
}

/**
 * Saves once the page waits for no answer and has nothing else to do, and when it is put away: at most once a minute, so
 * that no list which is read again and again is written each time.
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
      planned ??= setTimeout(() => void answered(queries).then(() => whenIdle(now)), wait)
    },
    cancel,
  }
}
