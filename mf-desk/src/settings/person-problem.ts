import { ApiError } from '@portal/contract/error'
import { useProblem } from '../shared/use-problem.ts'
import { useText } from '../texts.ts'

/** Error message of assigning or removing a role: a tenant needs an owner, or the general messages. */
export function usePersonProblem(): (error: unknown) => string | null {
  const text = useText()
  const problem = useProblem()
  return (error) =>
    error instanceof ApiError && error.body.errors?.role ? text('person_last_owner') : problem(error)
}
