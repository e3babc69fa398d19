import {
  type ApiCall,
  type CallInput,
  type CallResponse,
  createPageRead,
  type PageRead,
  toQueryKey,
} from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/valibot'
import { featureGates } from '@portal/domain/feature-gate'
import { type UseQueryResult, useQueries, useQuery } from '@portal/remote-kit/query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { usePermissions, usePortal } from './context.tsx'

type ReadInput<C extends ApiCall> = Pick<CallInput<C>, 'params' | 'query'>

interface ReadOptions {
  enabled?: boolean
  every?: number
}

/** Returns a function that makes the options of a query from the input of a call. */
function useQueryOptions<C extends ApiCall>(call: C) {
  const portal = usePortal()
  const { isAllowed } = usePermissions()
  const select = useCallback(
    (answer: unknown): CallResponse<C> => {
      const result = parseOnce(call.response, answer)
      if (result.success) return result.output as CallResponse<C>
      const error = new ApiError('unexpected', {
        message: `${call.path}: ${v.flatten(result.issues).root ?? describeIssues(result.issues)}`,
      })
      portal.report(error, { path: call.path })
      throw error
    },
    [call, portal],
  )
  return (input?: ReadInput<C>) => {
    const read = createPageRead(call, input)
    return {
      queryKey: toQueryKey(read),
      queryFn: ({ signal }: { signal: AbortSignal }) => portal.api.read(read, { signal }),
      select,
      enabled: !call.feature || isAllowed(featureGates[call.feature]),
    }
  }
}

/**
 * Reads current data through the portal's cache: two remotes that read the same data share one request. The cache holds
 * the unparsed response, and each reader checks it against its own contract, so a mismatch is an error of that reader
 * only (trust C3). The read of a feature that the tenant has switched off stays pending. For forms and calculations.
 */
export function useCurrentData<C extends ApiCall>(
  call: C,
  input?: ReadInput<C>,
  { enabled = true, every }: ReadOptions = {},
): UseQueryResult<CallResponse<C>, ApiError> {
  const options = useQueryOptions(call)(input)
  return useQuery<unknown, ApiError, CallResponse<C>>({
    ...options,
    enabled: options.enabled && enabled,
    ...(every ? { refetchInterval: every } : {}),
  })
}

/** Like `useCurrentData` for several inputs of a call, such as the pages of a list. A retry repeats what failed. */
export function useReads<C extends ApiCall>(
  call: C,
  inputs: readonly ReadInput<C>[],
): ReadsResult<CallResponse<C>> {
  const toOptions = useQueryOptions(call)
  return useQueries({ queries: inputs.map(toOptions), combine: combineResults<CallResponse<C>> })
}

interface ReadsResult<T> {
  /** Responses in the order of the inputs; undefined for one that has not arrived. */
  data: readonly (T | undefined)[]
  isPending: boolean
  isError: boolean
  refetch: () => void
}

const combineResults = <T>(results: readonly UseQueryResult<T>[]): ReadsResult<T> => ({
  data: results.map(({ data }) => data),
  isPending: results.some(({ isPending }) => isPending),
  isError: results.some(({ isError, data }) => isError && data === undefined),
  refetch: () => {
    for (const { isError, refetch } of results) if (isError) void refetch()
  },
})

/** Like `useCurrentData`, but shows an earlier response (`LastSeenApi`) until the new one arrives. For display only. */
export function useRead<C extends ApiCall>(
  call: C,
  input?: ReadInput<C>,
  options?: ReadOptions,
): UseQueryResult<CallResponse<C>, ApiError> {
  const current = useCurrentData(call, input, options)
  const seen = useLastSeenResponse(
    call,
    createPageRead(call, input),
    current.data === undefined && current.isEnabled,
  )
  return seen === undefined ? current : applyLastSeen(current, seen)
}

const describeIssues = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ')

/** Returns the stored response if it is `wanted` and matches the contract, and registers that it is shown. */
function useLastSeenResponse<C extends ApiCall>(call: C, { key, url }: PageRead, wanted: boolean) {
  const { lastSeen } = usePortal()
  const getStoredResponse = () => (wanted ? lastSeen.of({ key, url }) : null)
  const seen = useSyncExternalStore(lastSeen.subscribe, getStoredResponse, getStoredResponse)
  const fitting = seen && parseOnce(call.response, seen.response)
  const shows = fitting?.success === true
  useEffect(() => (shows ? lastSeen.show({ key, url }) : undefined), [shows, lastSeen, key, url])
  return shows ? (fitting.output as CallResponse<C>) : undefined
}

/** Uses a stored response as data of a pending or failed query, and sets TanStack Query's placeholder flag. */
function applyLastSeen<T, E>(query: UseQueryResult<T, E>, data: T): UseQueryResult<T, E> {
  const known: Record<PropertyKey, unknown> = { data, isPending: false, isPlaceholderData: true }
  return new Proxy(query, {
    get: (of, name) => (Object.hasOwn(known, name) ? known[name] : Reflect.get(of, name)),
  })
}

type ParseResult<S extends v.GenericSchema> = v.SafeParseResult<S>

const parsedResponses = new WeakMap<object, WeakMap<v.GenericSchema, ParseResult<v.GenericSchema>>>()

/**
 * Caches the result of parsing a response. On a slow phone, parsing a large response takes as long as rendering a card.
 */
export function parseOnce<S extends v.GenericSchema>(schema: S, answer: unknown): ParseResult<S> {
  if (typeof answer !== 'object' || answer === null) return v.safeParse(schema, answer)
  const results = parsedResponses.get(answer) ?? new WeakMap<v.GenericSchema, ParseResult<v.GenericSchema>>()
  parsedResponses.set(answer, results)
  const result = results.get(schema) ?? v.safeParse(schema, answer)
  results.set(schema, result)
  return result as ParseResult<S>
}
