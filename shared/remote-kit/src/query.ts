import type { CacheName } from '@portal/contract/cache-name'

declare module '@tanstack/react-query' {
  /** What is cached has a name of the contract: a mistyped one is a compile error wherever a key is written. */
  interface Register {
    queryKey: readonly [CacheName, ...unknown[]]
  }
}

/** The part of React Query that the portal shares: one copy, owned by the shell. */
export {
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  QueryObserver,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
