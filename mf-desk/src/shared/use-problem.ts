import { ApiError } from '@portal/contract/error'
import { useApiErrorText } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Why something was refused, as the server names it; undefined where it was not, or it does not say. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.failure === 'refused' ? error.body.error : undefined

/**
 * What is said of something that was refused: that a colleague was first, that it was changed since, or that the role is gone,
 * with the name that the server tells; else that it failed, and nothing was changed.
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
