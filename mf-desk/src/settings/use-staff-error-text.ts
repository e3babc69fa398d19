import { ApiError } from '@portal/contract/error'
import { useErrorText } from '../shared/use-error-text.ts'
import { useText } from '../texts.ts'

/**
 * Returns a function that gives the error message after assigning or removing a role: that a tenant needs an owner, or
 * a general message.
 */
export function useStaffErrorText(): (error: unknown) => string | null {
  const text = useText()
  const getErrorText = useErrorText()
  return (error) =>
    error instanceof ApiError && error.body.errors?.role ? text('person_last_owner') : getErrorText(error)
}
