import { ApiError } from '@portal/contract/error'
import { QueryClient } from '@portal/remote-kit/query'

export { replaceEqualDeep } from '@tanstack/react-query'

/** How long an answer counts as current, in milliseconds; a screen opened within it costs no request. */
const fresh = 30_000

/**
 * The one cache of the portal, which the shell makes. Retries are the API client's; a refused call is not asked again
 * by itself, neither for a window that gets the focus nor for one more reader of it. Who comes back to it later has it
 * asked once more.
 */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        retry: false,
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > fresh,
        refetchOnWindowFocus: ({ state }) => !(state.error instanceof ApiError),
      },
    },
  })
