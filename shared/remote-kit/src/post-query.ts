import type { CacheName } from '@portal/contract/cache-name'
import type { ApiCall, CallInput, CallResponse } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { skipToken, type UseQueryResult, useQuery } from '@portal/remote-kit/query'
import { usePortal } from './context.tsx'

/** Whether the server is at fault, not the connection or the input. */
const isServerFault = (error: unknown) =>
  error instanceof ApiError && error.failure !== 'unreachable' && error.status !== 422

/**
 * Sends a POST request that reads data, such as a calculation from the customer's input. Without `input` the query
 * waits. The response to one input never goes stale. A failed request is not retried, but reported if the server is at
 * fault (SHELL-11). `keepPrevious` shows the previous response until the next one arrives.
 */
export function usePostQuery<C extends ApiCall>(
  call: C,
  name: CacheName,
  input: CallInput<C> | null,
  { keepPrevious = false } = {},
): UseQueryResult<CallResponse<C>, ApiError> {
  const { api, report } = usePortal()
  return useQuery<CallResponse<C>, ApiError>({
    queryKey: [name, input],
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }) => {
            try {
              return await api.send(call, input, { signal })
            } catch (error) {
              if (isServerFault(error)) report(error, { path: call.path })
              throw error
            }
          },
    placeholderData: (previous) => (keepPrevious ? previous : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
