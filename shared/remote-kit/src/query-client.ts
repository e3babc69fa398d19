import { ApiError } from '@portal/contract/error'
import { QueryClient } from '@portal/remote-kit/query'

export { replaceEqualDeep } from '@tanstack/react-query'

/** How long a response counts as fresh, in milliseconds. Opening a screen within that time sends no request. */
const staleTimeMs = 30_000

/**
 * Creates the portal's query cache. It does not retry failed reads, because the API client does. A component that
 * mounts later repeats a failed read if the failure is more than `staleTimeMs` ago.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      /** Without a connection a write fails at once; by default TanStack Query would hold it and send it later. */
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: staleTimeMs,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > staleTimeMs,
        refetchOnWindowFocus: ({ state }) => !(state.error instanceof ApiError),
      },
    },
  })
