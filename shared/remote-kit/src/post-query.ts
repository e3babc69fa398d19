import type { CacheName } from '@portal/contract/cache-name'
import type { AnswerOf, Call, InputOf } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { skipToken, type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { usePortal } from './context.tsx'

/**
 * Reads by POST, such as a calculation from what the customer enters. Without `input` it waits. The response to one
 * input never goes stale, and a failed read is not retried. `keepPrevious` shows the previous response while the next
 * one is read.
 */
export function usePostQuery<C extends Call>(
  call: C,
  name: CacheName,
  input: InputOf<C> | null,
  { keepPrevious = false } = {},
): UseQueryResult<AnswerOf<C>, ApiError> {
  const { api } = usePortal()
  return useQuery<AnswerOf<C>, ApiError>({
    queryKey: [name, input],
    queryFn: input === null ? skipToken : ({ signal }) => api.send(call, input, { signal }),
    placeholderData: (previous) => (keepPrevious ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
