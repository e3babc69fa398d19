import type { ApiCall, CallResponse, PageRead } from '@portal/contract/call'
import type { UseQueryResult } from '@portal/remote-kit/query'
import { useEffect, useSyncExternalStore } from 'react'
import { usePortal } from './context.tsx'
import { parseOnce } from './parse-once.ts'
import type { LastSeenApi } from './portal.ts'

/** Empty `LastSeenApi` for server rendering, where no responses are stored. */
export const emptyLastSeenApi: LastSeenApi = {
  of: () => null,
  subscribe: () => () => {},
  show: () => () => {},
}

/** Returns the stored response if it is `wanted` and matches the contract, and registers that it is shown. */
export function useLastSeenResponse<C extends ApiCall>(call: C, { key, url }: PageRead, wanted: boolean) {
  const { lastSeen } = usePortal()
  const getStoredResponse = () => (wanted ? lastSeen.of({ key, url }) : null)
  const seen = useSyncExternalStore(lastSeen.subscribe, getStoredResponse, getStoredResponse)
  const fitting = seen && parseOnce(call.response, seen.response)
  const shows = fitting?.success === true
  useEffect(() => (shows ? lastSeen.show({ key, url }) : undefined), [shows, lastSeen, key, url])
  return shows ? (fitting.output as CallResponse<C>) : undefined
}

/** Uses a stored response as data of a pending or failed query, and sets TanStack Query's placeholder flag. */
export function applyLastSeen<T, E>(query: UseQueryResult<T, E>, data: T): UseQueryResult<T, E> {
  const known: Record<PropertyKey, unknown> = { data, isPending: false, isPlaceholderData: true }
  return new Proxy(query, {
    get: (of, name) => (Object.hasOwn(known, name) ? known[name] : Reflect.get(of, name)),
  })
}
