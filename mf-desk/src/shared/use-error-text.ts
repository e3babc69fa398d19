import { ApiError } from '@portal/contract/error'
import { useApiErrorText } from '@portal/remote-kit'
import { useText } from '../texts.ts'

export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof ApiError && error.failure === 'refused' ? error.body.error : undefined

/**
 * Returns a function that gives the error message of a rejected write: a colleague changed the data first (with the
 * colleague's name if known), or the user's role no longer allows the change. For any other error, the message says
 * that nothing was changed.
 */
export function useErrorText(): (error: unknown) => string | null {
  const text = useText()
  const getApiErrorText = useApiErrorText()
  return (error) => {
    if (!error) return null
    const refusal = getApiErrorText(error)
    if (refusal) return refusal
    if (!(error instanceof ApiError) || error.failure !== 'refused') return text('act_failed')
    const { error: code, message = '' } = error.body
    const name = /^(.+) was first/.exec(message)?.[1]
    if (code === 'decided') return name ? text('act_decided', { name }) : text('act_decided_somebody')
    if (code === 'taken' && name) return text('act_taken', { name })
    if (code === 'changed') return text('act_changed')
    return error.status === 403 ? text('act_forbidden') : text('act_failed')
  }
}
