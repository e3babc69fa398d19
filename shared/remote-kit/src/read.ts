import {
  type ApiCall,
  type CallInput,
  type CallResponse,
  createPageRead,
  toQueryKey,
} from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { featureGates } from '@portal/contract/feature-gate'
import * as v from '@portal/contract/valibot'
import { type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { useCallback } from 'react'
import { usePortal } from './context.tsx'
import { applyLastSeen, useLastSeenResponse } from './last-seen.ts'
import { parseOnce } from './parse-once.ts'
import { usePermissions } from './permissions.ts'

type ReadInput<C extends ApiCall> = Pick<CallInput<C>, 'params' | 'query'>

interface ReadOptions {
  enabled?: boolean
  every?: number
}

/**
 * Reads current data through the portal's cache: two remotes that read the same data share one request. The cache holds
 * the unparsed response, and each reader checks it against its own contract, so a mismatch is an error of that reader
 * only (trust C3). The read of a feature that the tenant has switched off stays pending. For forms and calculations.
 */
export function useCurrentData<C extends ApiCall>(
  call: C,
  input?: ReadInput<C>,
  options?: ReadOptions,
): UseQueryResult<CallResponse<C>, ApiError> {
  const portal = usePortal()
  const read = createPageRead(call, input)
  const { isAllowed } = usePermissions()
  const offered = !call.feature || isAllowed(featureGates[call.feature])
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
  return useQuery<unknown, ApiError, CallResponse<C>>({
    queryKey: toQueryKey(read),
    queryFn: ({ signal }) => portal.api.read(read, { signal }),
    select,
    enabled: offered && (options?.enabled ?? true),
    ...(options?.every ? { refetchInterval: options.every } : {}),
  })
}

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
