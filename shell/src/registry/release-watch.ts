import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

/** Minimum interval between checks, in milliseconds. */
const minIntervalMs = 5 * 60_000

export interface ReleaseWatchOptions {
  /** Release of this page. */
  pageRelease: string
  /** Release that a new page would have; null if the check fails. */
  fetchRelease(): Promise<string | null>
  now(): number
}

/** Detects newer releases for a page that stays open. */
export interface ReleaseWatch {
  readonly newer: Store<boolean>
  /** Checks for a newer release when the customer is active, at most every five minutes. */
  check(): void
}

/** Watches for a newer release while somebody is active. */
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
      if (newer.get() || now() - lastCheck < minIntervalMs) return
      lastCheck = now()
      void ask().then((release) => newer.set(release !== null && release !== own))
    },
  }
}

/** Reads the current release from the page server. */
export async function fetchCurrentRelease(): Promise<string | null> {
  const response = await fetch('/_edition').catch(() => null)
  return response?.ok ? (await response.json()).edition : null
}
