import type { LastSeen } from '@portal/remote-kit/portal'
import { QueryObserver } from '@portal/remote-kit/query'
import { createQueryClient } from '@portal/remote-kit/query-client'
import { createStore } from '@portal/remote-kit/store'
import { expect, onTestFinished, test } from 'vitest'
import { findStaleData } from './stale-data.ts'

const minuteMs = 60_000
const now = Date.now()
const waitForever = () => new Promise<never>(() => {})
const rejectRequest = () => Promise.reject(new Error('away'))

function createStaleScreen(
  reads: Record<string, { data?: unknown; at?: number; next?: () => Promise<unknown> }>,
  seen: Record<string, number> = {},
) {
  const queries = createQueryClient()
  for (const [url, { data, at, next }] of Object.entries(reads)) {
    const queryKey = [`/${url}`, url] as const
    if (data !== undefined) queries.setQueryData(queryKey, data, { updatedAt: at ?? now })
    const observer = new QueryObserver(queries, {
      queryKey,
      queryFn: next ?? waitForever,
      enabled: next !== undefined,
    })
    onTestFinished(observer.subscribe(() => {}))
  }
  onTestFinished(() => queries.clear())
  const findLastSeenResponse = (url: string): LastSeen | null =>
    url in seen ? { response: {}, at: seen[url] ?? 0 } : null
  const lastSeen = {
    of: ({ url }: { url: string }) => findLastSeenResponse(url),
    shown: createStore(new Set(Object.keys(seen))),
  }
  return { queries, old: () => findStaleData(queries, lastSeen, now) }
}

test('current data is not stale, and neither is a read without data', () => {
  expect(
    createStaleScreen({ '/a': { data: 1, next: waitForever }, '/b': { next: waitForever } }).old(),
  ).toBeNull()
})

test('a stored response is stale from its own time, and the oldest one counts', () => {
  const reads = { '/a': { next: waitForever }, '/b': { next: waitForever } }
  expect(createStaleScreen(reads, { '/a': now - 5, '/b': now - 9 }).old()).toEqual({
    since: now - 9,
    failed: false,
    isRefreshing: true,
  })
})

test('a failed refresh counts as failed, also during a retry', async () => {
  const { queries, old } = createStaleScreen({ '/a': { next: rejectRequest } }, { '/a': now - 5 })
  await expect.poll(old).toEqual({ since: now - 5, failed: true, isRefreshing: false })
  void queries.refetchQueries()
  expect(old()).toEqual({ since: now - 5, failed: true, isRefreshing: true })
})

test('data of this page is stale when it is refreshed or fails to refresh after more than a minute', async () => {
  const stood = now - 2 * minuteMs
  expect(createStaleScreen({ '/a': { data: 1, at: stood, next: waitForever } }).old()).toEqual({
    since: stood,
    failed: false,
    isRefreshing: true,
  })
  expect(createStaleScreen({ '/a': { data: 1, at: now - minuteMs / 2, next: waitForever } }).old()).toBeNull()
  const { old } = createStaleScreen({ '/a': { data: 1, at: stood, next: rejectRequest } })
  await expect.poll(old).toEqual({ since: stood, failed: true, isRefreshing: false })
})

test('data that no screen shows or that is not requested does not count', () => {
  expect(createStaleScreen({ '/a': { data: 1, at: now - 2 * minuteMs } }, { '/c': 1 }).old()).toBeNull()
})
