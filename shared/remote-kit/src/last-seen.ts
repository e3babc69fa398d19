import type { AnswerOf, Call, Read } from '@portal/contract/call'
import type { UseQueryResult } from '@portal/remote-kit/query'
import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from './context.tsx'
import { parseOnce } from './parse-once.ts'
import type { LastSeenApi } from './portal.ts'

/** Without stored responses, for server rendering. */
export const nothingSeen: LastSeenApi = { of: () => null, subscribe: () => () => {}, show: () => () => {} }

/** The stored response of a read, if it is `wanted` and matches the contract. Tells the shell that it is shown. */
export function useLastSeen<C extends Call>(call: C, { key, url }: Read, wanted: boolean) {
  const { lastSeen } = usePortal()
  const now = () => (wanted ? lastSeen.of({ key, url }) : null)
  const seen = useSyncExternalStore(lastSeen.subscribe, now, now)
  const fitting = seen && parseOnce(call.answer, seen.answer)
  const shows = fitting?.success === true
  useEffect(() => (shows ? lastSeen.show({ key, url }) : undefined), [shows, lastSeen, key, url])
  return shows ? (fitting.output as AnswerOf<C>) : undefined
}

/** Uses a stored response as the data of a pending or failed query, with TanStack Query’s placeholder flag set. */
export function withLastSeen<T, E>(query: UseQueryResult<T, E>, data: T): UseQueryResult<T, E> {
  const known: Record<PropertyKey, unknown> = { data, isPending: false, isPlaceholderData: true }
  return new Proxy(query, {
    get: (of, name) => (Object.hasOwn(known, name) ? known[name] : Reflect.get(of, name)),
  })
}
