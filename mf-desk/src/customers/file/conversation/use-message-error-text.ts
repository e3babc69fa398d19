import { ApiError } from '@portal/contract/error'
import { useErrorText } from '../../../shared/use-error-text.ts'
import { useText } from '../../../texts.ts'

/**
 * Returns a function that gives the error message of a failed send: a document is no longer in the customer's file, or
 * a general message.
 */
export function useMessageErrorText(): (error: unknown) => string | null {
  const text = useText()
  const getErrorText = useErrorText()
  return (error) =>
    error instanceof ApiError && error.body.errors?.documents
      ? text('attachments_refused')
      : getErrorText(error)
}
