import { ApiError } from '@portal/contract/error'
import { useText } from '../texts.ts'

/** What is said of something that was refused: the server’s own sentence where it has one for operators. */
export function useProblem(): (error: unknown) => string | null {
  const text = useText()
  return (error) => {
    if (!error) return null
    return (
      (error instanceof ApiError && error.failure === 'refused' && error.body.message) || text('act_failed')
    )
  }
}
