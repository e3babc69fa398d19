import type { CacheName } from '@portal/contract/cache-name'

declare module '@tanstack/react-query' {
  /** Types the cache keys: an unknown cache name is a compile error. */
  interface Register {
    queryKey: readonly [CacheName, ...unknown[]]
  }
}

/** The part of TanStack Query that remotes share: one copy, owned by the shell. */
export {
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  QueryObserver,
  skipToken,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
