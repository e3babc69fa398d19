import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { useEffect, useState } from 'react'
import type { LastSeenAnswers } from '../portal/last-seen.ts'
import { useShell } from './context.tsx'

/** Data on the screen that is not current. */
export interface StaleData {
  /** Time of the oldest, in milliseconds since 1970. */
  since: number
  /** Whether a refresh failed. */
  failed: boolean
  /** Whether a refresh is running. */
  isRefreshing: boolean
}

/** Age up to which data of this page counts as current, in milliseconds. */
const freshForMs = 60_000

/**
 * Finds data on the screen that is not current, while it refreshes or after a refresh failed: stored responses, and
 * older data of this page. Null if there is none.
 */
export function staleDataOf(
  queries: QueryClient,
  { of, shown }: Pick<LastSeenAnswers, 'of' | 'shown'>,
  now: number,
): StaleData | null {
  const old = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [key, url], state }) => {
      const { data, dataUpdatedAt, errorUpdateCount, status, fetchStatus } = state
      const isRefreshing = fetchStatus === 'fetching'
      const isPaused = fetchStatus === 'paused'
      if (data === undefined) {
        const read = { key: String(key), url: String(url) }
        const seen = shown.get().has(read.url) ? of(read) : null
        return seen ? [{ since: seen.at, failed: errorUpdateCount > 0 || isPaused, isRefreshing }] : []
      }
      const failed = status === 'error' || isPaused
      return (isRefreshing || failed) && now - dataUpdatedAt > freshForMs
        ? [{ since: dataUpdatedAt, failed, isRefreshing }]
        : []
    })
  if (old.length === 0) return null
  return {
    since: Math.min(...old.map(({ since }) => since)),
    failed: old.some(({ failed }) => failed),
    isRefreshing: old.some(({ isRefreshing }) => isRefreshing),
  }
}

/**
 * Tracks `staleDataOf`. Rerenders only when there is something to report. The query cache emits one event per read in
 * one task, so the check runs once after it.
 */
export function useStaleData(): StaleData | null {
  const { queries, lastSeen } = useShell()
  const [old, setOld] = useState<StaleData | null>(null)
  useEffect(() => {
    let reported: StaleData | null = null
    let isDue = false
    const check = () => {
      isDue = false
      const found = replaceEqualDeep(reported, staleDataOf(queries, lastSeen, Date.now()))
      if (found === reported) return
      reported = found
      setOld(found)
    }
    const checkOnce = () => {
      if (!isDue) queueMicrotask(check)
      isDue = true
    }
    const stops = [queries.getQueryCache().subscribe(checkOnce), lastSeen.shown.subscribe(checkOnce)]
    check()
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, lastSeen])
  return old
}
