import { ApiError } from '@portal/contract/error'
import { getErrorCode, useErrorText } from '../../../shared/use-error-text.ts'
import { useSigningText } from './use-signing-text.ts'

/** Error codes of the server for a PDF that cannot be signed. */
const pdfErrorCodes = [
  ['is locked by a password', 'signing_locked'],
  ['is signed already', 'signing_signed_already'],
  ['has scripts or a form that acts by itself', 'signing_active'],
  ['has too many pages', 'signing_long'],
] as const

/** Returns a function that gives the error message of a rejected signing request. */
export function useSigningErrorText(): (error: unknown) => string | null {
  const text = useSigningText()
  const getErrorText = useErrorText()
  return (error) => {
    const code = getErrorCode(error)
    if (code === 'no_certificate') return text('signing_no_certificate')
    if (code === 'asked') return text('signing_asked_already')
    const errors = error instanceof ApiError ? error.body.errors : undefined
    const fault = errors?.content ?? errors?.document
    if (!fault) return getErrorText(error)
    return text(pdfErrorCodes.find(([name]) => name === fault)?.[1] ?? 'signing_broken')
  }
}
