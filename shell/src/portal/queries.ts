import { ApiError } from '@portal/contract/error'
import { QueryClient } from '@portal/remote-kit/query'

/** How long an answer counts as current, in milliseconds; a screen opened within it costs no request. */
const fresh = 30_000

/** The one cache of the portal. Retries are the API client's; a refused call is not asked again by itself. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        retry: false,
        refetchOnWindowFocus: (query) => !(query.state.error instanceof ApiError),
      },
    },
  })
