import { type AnswerOf, type Call, type InputOf, readOf } from '@portal/contract/call'
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

/** Whether the firm shows what a call belongs to. */
function useOffered({ feature }: Call): boolean {
  const { isAllowed } = usePermissions()
  return !feature || isAllowed(featureGates[feature])
}

/**
 * Reads through the portal's cache: two remotes that ask for the same thing cost one request.
 * The cache holds the answer as it came; each reader checks it against its own contract, so an answer that does
 * not fit is an error of that reader alone (trust C3). What belongs to a part of the portal that the firm has off is
 * not asked for, and stays pending.
 *
 * Answers what is on file now, and nothing before that is known: for forms, and whatever else is sent back or worked with.
 */
export function useCurrent<C extends Call>(
  call: C,
  input?: Input<C>,
  options?: Options,
): UseQueryResult<AnswerOf<C>, ApiError> {
  const portal = usePortal()
  const read = readOf(call, input)
  const offered = useOffered(call)
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
    queryKey: [read.key, read.url],
    queryFn: ({ signal }) => portal.api.read(read, { signal }),
    select,
    enabled: offered && (options?.enabled ?? true),
    ...(options?.every ? { refetchInterval: options.every } : {}),
  })
}

/**
 * Reads as `useCurrent` does, for screens: until the answer comes, and where it does not, they show what the customer saw
 * last, if this device still knows it (`LastSeenApi`).
 */
export function useRead<C extends Call>(
  call: C,
  input?: Input<C>,
  options?: Options,
): UseQueryResult<AnswerOf<C>, ApiError> {
  const current = useCurrent(call, input, options)
  const offered = useOffered(call)
  const wanted = current.data === undefined && offered && (options?.enabled ?? true)
  const seen = useLastSeen(call, readOf(call, input), wanted)
  return seen === undefined ? current : withLastSeen(current, seen)
}

type Outcome = Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'errorUpdateCount'>

/**
 * Whether a read was not answered yet, well or badly: a skeleton stands in its place. One that failed and is tried
 * again is not awaited, so that what stands around it does not come and go.
 */
export const isAwaited = ({ isPending, errorUpdateCount }: Outcome): boolean =>
  isPending && errorUpdateCount === 0

/** Whether a read failed, with nothing from before, also while it is tried again: what was not read is not empty. */
export const isMissing = ({ data, isError, errorUpdateCount }: Outcome): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)

const describe = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ')
