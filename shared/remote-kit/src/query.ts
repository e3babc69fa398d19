import type { CacheName } from '@portal/contract/cache-name'

declare module '@tanstack/react-query' {
  /** Limits the query keys to the known cache names: another name is a compile error. */
  interface Register {
    queryKey: readonly [CacheName, ...unknown[]]
  }
}

/** Exports of TanStack Query that remotes use. The shell owns the only copy. */
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
