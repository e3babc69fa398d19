import { ApiError } from '@portal/contract/error'
import { useText } from '../texts.ts'

/** Formats an error: the server's own text for operators, if it has one. */
export function useProblem(): (error: unknown) => string | null {
  const text = useText()
  return (error) => {
    if (!error) return null
    return (
      (error instanceof ApiError && error.failure === 'refused' && error.body.message) || text('act_failed')
    )
  }
}
