import type { CacheName } from '@portal/contract/cache-name'
import type { ApiCall, CallInput, CallResponse } from '@portal/contract/call'
import { ApiError } from '@portal/contract/error'
import { type UseMutationResult, useMutation } from '@portal/remote-kit/query'
import { useApiErrorText } from './api-error-text.ts'
import { usePortal } from './context.tsx'
import type { SendOptions } from './portal.ts'

/** Input of a write, and options of the call. `onProgress` receives the sent fraction, from 0 to 1. */
export type WriteInput<C extends ApiCall> = CallInput<C> &
  Omit<SendOptions, 'onProgress'> & { onProgress?: (share: number) => void }

export interface WriteOptions<C extends ApiCall> {
  refreshes?: readonly CacheName[]
  onDone?: (answer: CallResponse<C>) => void
  /** Text for an error without a text of the server (`useApiErrorText`). Null if a field shows the error. */
  errorText?: (error: ApiError) => string | null
}

/**
 * State of a write. `errorText` is the text to show for its error. `submit` sends like `mutateAsync`, but resolves to
 * null after an error.
 */
export type WriteState<C extends ApiCall> = UseMutationResult<CallResponse<C>, ApiError, WriteInput<C>> & {
  errorText: string | null
  submit: (input: WriteInput<C>) => Promise<CallResponse<C> | null>
}

/**
 * A write through the portal, never retried automatically (trust C6). Afterwards the cached reads in `refreshes` are
 * refetched, also if the server rejected the write, since they may be out of date. A response with `success: false` is
 * an error. A new attempt clears the error of the previous one.
 */
export function useWrite<C extends ApiCall>(
  call: C,
  { refreshes = [], onDone, errorText = () => null }: WriteOptions<C> = {},
): WriteState<C> {
  const { api, queries } = usePortal()
  const getApiErrorText = useApiErrorText()
  const refetchCachedData = () =>
    Promise.all(refreshes.map((key) => queries.invalidateQueries({ queryKey: [key] })))
  const write = useMutation<CallResponse<C>, ApiError, WriteInput<C>>({
    mutationFn: async ({ params, query, body, onProgress, ...rest }) => {
      const input = {
        ...(params && { params }),
        ...(query && { query }),
        ...(body !== undefined && { body }),
      }
      const progress = onProgress && {
        onProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0),
      }
      const answer = await api.send(call, input as CallInput<C>, { ...rest, ...progress })
      if ((answer as { data?: { success?: unknown } } | undefined)?.data?.success === false)
        throw new ApiError('unexpected', { message: `${call.path} did not succeed` })
      return answer
    },
    onSuccess: (answer) => {
      onDone?.(answer)
      return refetchCachedData()
    },
    onError: ({ failure }) => {
      if (failure === 'refused') void refetchCachedData()
    },
  })
  const { error } = write
  return {
    ...write,
    errorText: error && (getApiErrorText(error) ?? errorText(error)),
    submit: (input) => write.mutateAsync(input).catch(() => null),
  }
}
