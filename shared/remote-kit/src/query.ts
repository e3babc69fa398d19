/** The part of React Query that the portal shares: one copy, owned by the shell. */
export {
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
