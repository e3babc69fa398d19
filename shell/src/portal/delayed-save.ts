import type { QueryClient } from '@portal/remote-kit/query'
import { runWhenIdle, waitForResponses } from './prefetch.ts'

/** Delay of the first save, and minimum interval between saves, in milliseconds. */
const firstSaveDelayMs = 3000
const minSaveIntervalMs = 60_000

export interface DelayedSave {
  plan(): void
  cancel(): void
}

/** Creates a save that runs when the page is idle or hidden, at most once a minute. */
export function createDelayedSave(queries: QueryClient, save: () => Promise<void>): DelayedSave {
  let last = Number.NEGATIVE_INFINITY
  let planned: ReturnType<typeof setTimeout> | undefined
  const cancelSave = () => {
    clearTimeout(planned)
    planned = undefined
  }
  const saveNow = () => {
    if (planned === undefined) return
    cancelSave()
    last = Date.now()
    void save()
  }
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && saveNow())
  return {
    plan: () => {
      const wait = Math.max(firstSaveDelayMs, last + minSaveIntervalMs - Date.now())
      planned ??= setTimeout(() => void waitForResponses(queries).then(() => runWhenIdle(saveNow)), wait)
    },
    cancel: cancelSave,
  }
}
