import { type AnswerOf, type Call, type InputOf, keyOf, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { featureGates } from '@portal/contract/feature-gate'
import * as v from '@portal/contract/schema'
import { type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { useCallback } from 'react'
import { checked } from './checked.ts'
import { usePortal } from './context.tsx'
import { useLastSeen, withLastSeen } from './last-seen.ts'
import { usePermissions } from './permissions.ts'

type Input<C extends Call> = Pick<InputOf<C>, 'params' | 'query'>

interface Options {
  enabled?: boolean
  every?: number
}

/**
 * Reads through the portal's cache: two remotes that ask for the same thing cost one request.
 * The cache holds the answer as it came; each reader checks it against its own contract, so an answer that does
 * not fit is an error of that reader alone (trust C3). What belongs to a part of the portal that the firm has off is
 * not asked for, and stays pending.
 * It is what is on file now: for forms, and whatever else is sent back or worked with.
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
      const result = checked(call.answer, answer)
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

/** Reads as `useCurrent` does, for screens, which show what was last seen where there is no answer yet (`LastSeenApi`). */
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
