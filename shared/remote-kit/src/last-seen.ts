import type { AnswerOf, Call, Read } from '@portal/contract/call'
import type { UseQueryResult } from '@portal/remote-kit/query'
import { useEffect, useSyncExternalStore } from 'react'
import { checked } from './checked.ts'
import { usePortal } from './context.tsx'
import type { LastSeenApi } from './portal.ts'

/** Nothing was seen before: at the edge. */
export const nothingSeen: LastSeenApi = { of: () => null, subscribe: () => () => {}, show: () => () => {} }

/** What was last seen of a read, while that is `wanted` and if it fits the contract. The shell hears that it is shown. */
export function useLastSeen<C extends Call>(call: C, { key, url }: Read, wanted: boolean) {
  const { lastSeen } = usePortal()
  const now = () => (wanted ? lastSeen.of({ key, url }) : null)
  const seen = useSyncExternalStore(lastSeen.subscribe, now, now)
  const fitting = seen && checked(call.answer, seen.answer)
  const shows = fitting?.success === true
  useEffect(() => (shows ? lastSeen.show({ key, url }) : undefined), [shows, lastSeen, key, url])
  return shows ? (fitting.output as AnswerOf<C>) : undefined
}

/** A query that is awaited, or failed, with what was last seen as its data; TanStack’s mark for placeholders tells so. */
export function withLastSeen<T, E>(query: UseQueryResult<T, E>, data: T): UseQueryResult<T, E> {
  const known: Record<PropertyKey, unknown> = { data, isPending: false, isPlaceholderData: true }
  return new Proxy(query, {
    get: (of, name) => (Object.hasOwn(known, name) ? known[name] : Reflect.get(of, name)),
  })
}
