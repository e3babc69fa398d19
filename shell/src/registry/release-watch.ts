import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

const minCheckIntervalMs = 5 * 60_000

export interface ReleaseWatchOptions {
  pageRelease: string
  /** Fetches the id of the release that a newly opened page would use; null if the request fails. */
  fetchRelease(): Promise<string | null>
  now(): number
}

export interface ReleaseWatch {
  readonly newer: Store<boolean>
  /** Checks for a newer release, at most every five minutes. Called when the customer is active. */
  check(): void
}

export function watchRelease({
  pageRelease: own,
  fetchRelease: ask,
  now,
}: ReleaseWatchOptions): ReleaseWatch {
  const newer = createStore(false)
  let lastCheck = now()
  return {
    newer,
    check: () => {
      if (newer.get() || now() - lastCheck < minCheckIntervalMs) return
      lastCheck = now()
      void ask().then((release) => newer.set(release !== null && release !== own))
    },
  }
}

export async function fetchCurrentRelease(): Promise<string | null> {
  const response = await fetch('/_edition').catch(() => null)
  return response?.ok ? (await response.json()).edition : null
}
