import { type AnswerOf, type Call, type InputOf, keyOf, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { featureGates } from '@portal/contract/feature-gate'
import * as v from '@portal/contract/schema'
import { type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { useCallback } from 'react'
import { usePortal } from './context.tsx'
import { useLastSeen, withLastSeen } from './last-seen.ts'
import { parseOnce } from './parse-once.ts'
import { usePermissions } from './permissions.ts'

type Input<C extends Call> = Pick<InputOf<C>, 'params' | 'query'>

interface Options {
  enabled?: boolean
  every?: number
}

/**
 * Reads current data through the portal's cache: two remotes that read the same data share one request. The cache holds
 * the unparsed response, and each reader checks it against its own contract, so a mismatch is an error of that reader
 * only (trust C3). A read of a feature that the tenant has switched off stays pending. Use it for forms and
 * calculations.
 */
export function useCurrent<C extends Call>(
  call: C,
  input?: Input<C>,
  options?: Options,
): UseQueryResult<AnswerOf<C>, ApiError> {
  const portal = usePortal()
  const read = readOf(call, input)
  const { isAllowed } = usePermissions()
  const offered = !call.feature || isAllowed(featureGates[call.feature])
  const select = useCallback(
    (answer: unknown): AnswerOf<C> => {
      const result = parseOnce(call.answer, answer)
      if (result.success) return result.output as AnswerOf<C>
      const error = new ApiError('unexpected', {
        message: `${call.path}: ${v.flatten(result.issues).root ?? describe(result.issues)}`,
      })
      portal.report(error, { path: call.path })
      throw error
    },
    [call, portal],
  )
  return useQuery<unknown, ApiError, AnswerOf<C>>({
    queryKey: keyOf(read),
    queryFn: ({ signal }) => portal.api.read(read, { signal }),
    select,
    enabled: offered && (options?.enabled ?? true),
    ...(options?.every ? { refetchInterval: options.every } : {}),
  })
}

/** Like `useCurrent`, but shows an earlier response (`LastSeenApi`) until the new one arrives; for display only. */
export function useRead<C extends Call>(
  call: C,
  input?: Input<C>,
  options?: Options,
): UseQueryResult<AnswerOf<C>, ApiError> {
  const current = useCurrent(call, input, options)
  const seen = useLastSeen(call, readOf(call, input), current.data === undefined && current.isEnabled)
  return seen === undefined ? current : withLastSeen(current, seen)
}

const describe = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ')
