import type { CacheName } from '@portal/contract/cache-name'
import type { AnswerOf, Call, InputOf } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { type UseMutationResult, useMutation } from '@portal/remote-kit/query'
import { usePortal } from './context.tsx'

/**
 * A write through the portal, never retried automatically (trust C6). `refreshes` names the cached reads to refetch
 * afterwards.
 */
export function useWrite<C extends Call>(
  call: C,
  options?: { refreshes?: readonly CacheName[]; onDone?: (answer: AnswerOf<C>) => void },
): UseMutationResult<AnswerOf<C>, ApiError, InputOf<C>> {
  const portal = usePortal()
  return useMutation<AnswerOf<C>, ApiError, InputOf<C>>({
    mutationFn: (input) => portal.api.send(call, input),
    retry: false,
    onSuccess: async (answer) => {
      options?.onDone?.(answer)
      await Promise.all(
        (options?.refreshes ?? []).map((key) => portal.queries.invalidateQueries({ queryKey: [key] })),
      )
    },
  })
}
