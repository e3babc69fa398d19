import { ApiError } from '@portal/contract/error'
import { useText } from '../texts.ts'

/**
 * Returns a function that gives the error message: the server's text for operators if there is one, otherwise a general
 * text.
 */
export function useErrorText(): (error: unknown) => string | null {
  const text = useText()
  return (error) => {
    if (!error) return null
    return (
      (error instanceof ApiError && error.failure === 'refused' && error.body.message) || text('act_failed')
    )
  }
}
