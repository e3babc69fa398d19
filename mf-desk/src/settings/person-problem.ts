import { ApiError } from '@portal/contract/error'
import { useProblem } from '../shared/use-problem.ts'
import { useText } from '../texts.ts'

/** What is said of a role that was not given or taken: that a firm keeps an owner, or what is said of any act. */
export function usePersonProblem(): (error: unknown) => string | null {
  const text = useText()
  const problem = useProblem()
  return (error) =>
    error instanceof ApiError && error.body.errors?.role ? text('person_last_owner') : problem(error)
}
