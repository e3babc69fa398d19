import { ApiError } from '@portal/contract/error'
import { useApiErrorText } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Error code of the server; undefined without one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.failure === 'refused' ? error.body.error : undefined

/**
 * Error message of a rejected write: changed by a colleague, changed since, or role withdrawn, with names from the
 * server; otherwise that it failed and nothing was changed.
 */
export function useProblem(): (error: unknown) => string | null {
  const text = useText()
  const refusalText = useApiErrorText()
  return (error) => {
    if (!error) return null
    const refusal = refusalText(error)
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
