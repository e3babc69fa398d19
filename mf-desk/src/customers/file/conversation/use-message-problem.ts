import { ApiError } from '@portal/contract/error'
import { useProblem } from '../../../shared/use-problem.ts'
import { useText } from '../../../texts.ts'

/** Error message of a failed send: a document was removed from the file, or a general error. */
export function useMessageProblem(): (error: unknown) => string | null {
  const text = useText()
  const problem = useProblem()
  return (error) =>
    error instanceof ApiError && error.body.errors?.documents ? text('attachments_refused') : problem(error)
}
