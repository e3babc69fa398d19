import type { Language } from '@portal/contract/language'
import { formatDate } from '@portal/domain/format/date'
import { countDaysAgo, formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { useEffect, useState } from 'react'
import type { LastSeenResponses } from '../portal/last-seen-responses.ts'
import { useShell } from './shell-context.tsx'

export interface StaleData {
  /** Time of the oldest data on the screen, in milliseconds since 1970. */
  since: number
  failed: boolean
  isRefreshing: boolean
}

/** Maximum age in milliseconds of data that counts as up to date. */
const maxFreshDataAgeMs = 60_000

/**
 * Finds data on the screen that is older than `maxFreshDataAgeMs` or was stored on an earlier page, while new data is
 * being fetched or after that fetch failed.
 */
export function findStaleData(
  queries: QueryClient,
  { of, shown }: Pick<LastSeenResponses, 'of' | 'shown'>,
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
      return (isRefreshing || failed) && now - dataUpdatedAt > maxFreshDataAgeMs
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
 * Returns data of this screen that is not up to date; null if there is none. The query cache emits one event per read,
 * so a microtask combines them into one check.
 */
export function useStaleData(): StaleData | null {
  const { queries, lastSeen } = useShell()
  const [old, setOld] = useState<StaleData | null>(null)
  useEffect(() => {
    let reported: StaleData | null = null
    let isDue = false
    const checkStaleness = () => {
      isDue = false
      const found = replaceEqualDeep(reported, findStaleData(queries, lastSeen, Date.now()))
      if (found === reported) return
      reported = found
      setOld(found)
    }
    const scheduleCheck = () => {
      if (!isDue) queueMicrotask(checkStaleness)
      isDue = true
    }
    const stops = [queries.getQueryCache().subscribe(scheduleCheck), lastSeen.shown.subscribe(scheduleCheck)]
    checkStaleness()
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, lastSeen])
  return old
}

/** Formats the age of stored data in the tenant's time zone; times are in milliseconds since 1970. */
export function formatDataAge(at: number, now: number, language: Language) {
  const moment = new Date(at).toISOString()
  const time = formatTime(moment, language) ?? ''
  const ago = countDaysAgo(moment, new Date(now))
  if (ago === 0) return ['last_seen_today', { time }] as const
  if (ago === 1) return ['last_seen_yesterday', { time }] as const
  return [
    'last_seen_before',
    { day: formatDate(toDayInDutchTimeZone(moment), language) ?? '', time },
  ] as const
}
