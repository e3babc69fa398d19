import type { CacheName } from '@portal/contract/cache-name'
import type { AnswerOf, Call, InputOf } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { type UseMutationResult, useMutation } from '@portal/remote-kit/query'
import { useApiErrorText } from './api-error-text.ts'
import { usePortal } from './context.tsx'
import type { SendOptions } from './portal.ts'

/** Input of a write and the options of its call. `onProgress` receives the sent share, from 0 to 1. */
export type WriteInput<C extends Call> = InputOf<C> &
  Omit<SendOptions, 'onProgress'> & { onProgress?: (share: number) => void }

/** State of a write. `refusal` is the server's own text for the customer about an error (`useApiErrorText`). */
export type Write<C extends Call> = UseMutationResult<AnswerOf<C>, ApiError, WriteInput<C>> & {
  refusal: string | null
}

/**
 * A write through the portal, never retried automatically (trust C6). `refreshes` names the cached reads to refetch
 * afterwards, also if the server rejected the write, since they may be out of date. A response with `success: false` is
 * an error. A new attempt clears the error of the previous one.
 */
export function useWrite<C extends Call>(
  call: C,
  options: {
    refreshes?: readonly CacheName[]
    onDone?: (answer: AnswerOf<C>) => void
  } = {},
): Write<C> {
  const { api, queries } = usePortal()
  const refusalText = useApiErrorText()
  const refresh = () =>
    Promise.all((options.refreshes ?? []).map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const write = useMutation<AnswerOf<C>, ApiError, WriteInput<C>>({
    mutationFn: async ({ params, query, body, onProgress, ...rest }) => {
      const input = {
        ...(params && { params }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      }
      const progress = onProgress && {
        onProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0),
      }
      const answer = await api.send(call, input as InputOf<C>, { ...rest, ...progress })
      if ((answer as { data?: { success?: unknown } } | undefined)?.data?.success === false)
        throw new ApiError('unexpected', { message: `${call.path} did not succeed` })
      return answer
    },
    onSuccess: async (answer) => {
      options.onDone?.(answer)
      await refresh()
    },
    onError: ({ failure }) => {
      if (failure === 'refused') void refresh()
    },
  })
  return { ...write, refusal: refusalText(write.error) }
}
