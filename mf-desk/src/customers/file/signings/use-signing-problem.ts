import { ApiError } from '@portal/contract/error'
import { codeOf, useProblem } from '../../../shared/use-problem.ts'
import { useSigningText } from './use-signing-text.ts'

/** Errors of a PDF that cannot be signed, by the server's code. */
const faults = [
  ['is locked by a password', 'signing_locked'],
  ['is signed already', 'signing_signed_already'],
  ['has scripts or a form that acts by itself', 'signing_active'],
  ['has too many pages', 'signing_long'],
] as const

/** Error message of a rejected signing request. */
export function useSigningProblem(): (error: unknown) => string | null {
  const text = useSigningText()
  const problem = useProblem()
  return (error) => {
    const code = codeOf(error)
    if (code === 'no_certificate') return text('signing_no_certificate')
    if (code === 'asked') return text('signing_asked_already')
    const errors = error instanceof ApiError ? error.body.errors : undefined
    const fault = errors?.content ?? errors?.document
    if (!fault) return problem(error)
    return text(faults.find(([name]) => name === fault)?.[1] ?? 'signing_broken')
  }
}
