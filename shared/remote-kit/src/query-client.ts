import { ApiError } from '@portal/contract/error'
import { QueryClient } from '@portal/remote-kit/query'

export { replaceEqualDeep } from '@tanstack/react-query'

/** How long a response counts as fresh, in milliseconds; opening a screen within that time makes no request. */
const staleTimeMs = 30_000

/**
 * Makes the portal's query client. The API client does the retries; a failed read is not repeated on window focus or
 * for another reader, only when a view mounts it later.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      /** Offline, a write fails at once; TanStack would hold it and send it later. */
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: staleTimeMs,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > staleTimeMs,
        refetchOnWindowFocus: ({ state }) => !(state.error instanceof ApiError),
      },
    },
  })
