import { type AnswerOf, type Call, type InputOf, readOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import * as v from '@portal/contract/schema'
import { type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { useCallback } from 'react'
import { usePortal } from './context.tsx'

/**
 * Reads through the portal's cache: two remotes that ask for the same thing cost one request.
 * The cache holds the answer as it came; each reader checks it against its own contract, so an answer that does
 * not fit is an error of that reader alone (trust C3).
 */
export function useRead<C extends Call>(
  call: C,
  input?: Pick<InputOf<C>, 'params' | 'query'>,
  options?: { enabled?: boolean; every?: number },
): UseQueryResult<AnswerOf<C>, ApiError> {
  const portal = usePortal()
  const read = readOf(call, input)
  const select = useCallback(
    (answer: unknown): AnswerOf<C> => {
      const checked = v.safeParse(call.answer, answer)
      if (checked.success) return checked.output
      const error = new ApiError('unexpected', {
        message: `${call.path}: ${v.flatten(checked.issues).root ?? describe(checked.issues)}`,
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
    enabled: options?.enabled ?? true,
    ...(options?.every ? { refetchInterval: options.every } : {}),
  })
}

const describe = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ')
