import { ApiError } from '@portal/contract/error'
import { useProblem } from '../../../shared/use-problem.ts'
import { useText } from '../../../texts.ts'

/** What is said of a message that did not go: that a document of it no longer stands in the file, or what is said of any act. */
export function useMessageProblem(): (error: unknown) => string | null {
  const text = useText()
  const problem = useProblem()
  return (error) =>
    error instanceof ApiError && error.body.errors?.documents ? text('attachments_refused') : problem(error)
}
