import type { CacheName } from '@portal/contract/cache-name'
import type { AnswerOf, Call, InputOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { skipToken, type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { usePortal } from './context.tsx'

/** Whether the server is at fault: not the connection, and not the input. */
const isFault = (error: unknown) =>
  error instanceof ApiError && error.failure !== 'unreachable' && error.status !== 422

/**
 * Reads by POST, such as a calculation from what the customer enters. Without `input` it waits. The response to one
 * input never goes stale, and a failed read is not retried, but reported if the server is at fault (SHELL-11).
 * `keepPrevious` shows the previous response while the next one is read.
 */
export function usePostQuery<C extends Call>(
  call: C,
  name: CacheName,
  input: InputOf<C> | null,
  { keepPrevious = false } = {},
): UseQueryResult<AnswerOf<C>, ApiError> {
  const { api, report } = usePortal()
  return useQuery<AnswerOf<C>, ApiError>({
    queryKey: [name, input],
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }) => {
            try {
              return await api.send(call, input, { signal })
            } catch (error) {
              if (isFault(error)) report(error, { path: call.path })
              throw error
            }
          },
    placeholderData: (previous) => (keepPrevious ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
