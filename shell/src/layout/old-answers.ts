import type { QueryClient } from '@portal/remote-kit/query'
import { replaceEqualDeep } from '@portal/remote-kit/query-client'
import { useEffect, useState } from 'react'
import type { LastSeenAnswers } from '../portal/last-seen.ts'
import { useShell } from './context.tsx'

/** Answers on the screen that are not of now. */
export interface OldAnswers {
  /** When the oldest of them came, in milliseconds since 1970. */
  since: number
  /** Whether some could not be read anew. */
  failed: boolean
  /** Whether any is being read. */
  asked: boolean
}

/** How long what this page has read itself counts as of now, in milliseconds. */
const youngMs = 60_000

/**
 * What the screen shows that is not of now, while it is read anew or where that failed: what was last seen before, and what
 * has stood here for a while; null if nothing.
 */
export function oldAnswers(
  queries: QueryClient,
  { of, shown }: Pick<LastSeenAnswers, 'of' | 'shown'>,
  now: number,
): OldAnswers | null {
  const old = queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [key, url], state }) => {
      const { data, dataUpdatedAt, errorUpdateCount, status, fetchStatus } = state
      const asked = fetchStatus === 'fetching'
      const away = fetchStatus === 'paused'
      if (data === undefined) {
        const read = { key: String(key), url: String(url) }
        const seen = shown.get().has(read.url) ? of(read) : null
        return seen ? [{ since: seen.at, failed: errorUpdateCount > 0 || away, asked }] : []
      }
      const failed = status === 'error' || away
      return (asked || failed) && now - dataUpdatedAt > youngMs
        ? [{ since: dataUpdatedAt, failed, asked }]
        : []
    })
  if (old.length === 0) return null
  return {
    since: Math.min(...old.map(({ since }) => since)),
    failed: old.some(({ failed }) => failed),
    asked: old.some(({ asked }) => asked),
  }
}

/**
 * Follows `oldAnswers` of the page; nothing is drawn anew while there is nothing to tell, as while a frame is taken over. The cache
 * tells of each read of a screen that comes or goes, all in one task, and what is old is looked for once after it.
 */
export function useOldAnswers(): OldAnswers | null {
  const { queries, lastSeen } = useShell()
  const [old, setOld] = useState<OldAnswers | null>(null)
  useEffect(() => {
    let told: OldAnswers | null = null
    let isDue = false
    const look = () => {
      isDue = false
      const found = replaceEqualDeep(told, oldAnswers(queries, lastSeen, Date.now()))
      if (found === told) return
      told = found
      setOld(found)
    }
    const lookOnce = () => {
      if (!isDue) queueMicrotask(look)
      isDue = true
    }
    const stops = [queries.getQueryCache().subscribe(lookOnce), lastSeen.shown.subscribe(lookOnce)]
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, lastSeen])
  return old
}
