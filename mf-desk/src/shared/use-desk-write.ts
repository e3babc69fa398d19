import type { ApiCall } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { useWrite, type WriteOptions, type WriteState } from '@portal/remote-kit'
import { useText } from '../texts.ts'

interface DeskWriteOptions<C extends ApiCall> extends Omit<WriteOptions<C>, 'errorText'> {
  /** Text for an error of this screen; null if a field shows the error, undefined for the general text. */
  errorText?: (error: ApiError) => string | null | undefined
}

/**
 * `useWrite` with error texts for staff: a colleague changed the data first (with the colleague's name if known), or the
 * user's role does not allow the change. For any other error, the text says that nothing was changed.
 */
export function useDeskWrite<C extends ApiCall>(
  call: C,
  { errorText, ...options }: DeskWriteOptions<C> = {},
): WriteState<C> {
  const text = useText()
  const getGeneralErrorText = ({ failure, status, body }: ApiError) => {
    if (failure !== 'refused') return text('act_failed')
    const { error: code, message = '', errors } = body
    const name = /^(.+) was first/.exec(message)?.[1]
    if (code === 'decided') return name ? text('act_decided', { name }) : text('act_decided_somebody')
    if (code === 'taken' && name) return text('act_taken', { name })
    if (code === 'changed') return text('act_changed')
    if (errors?.role) return text('person_last_owner')
    return text(status === 403 ? 'act_forbidden' : 'act_failed')
  }
  return useWrite(call, {
    ...options,
    errorText: (error) => {
      const ownText = errorText?.(error)
      return ownText === undefined ? getGeneralErrorText(error) : ownText
    },
  })
}
