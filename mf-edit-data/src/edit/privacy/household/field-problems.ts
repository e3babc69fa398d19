import { ApiError } from '@portal/contract/error'
import type nl from './texts/nl.json'

type TextId = keyof typeof nl
export type Field = 'email' | 'ends_on' | 'kind' | 'rights' | 'current_password' | 'name'

/** Messages for field errors of a grant, by error code. */
const problems: Readonly<Record<string, TextId>> = {
  'email is your own': 'email_own',
  'email is invited already': 'email_twice',
  'ends_on is required': 'end_required',
  'ends_on is in the past': 'end_past',
  'ends_on is too far away': 'end_far',
  'kind exists': 'partner_exists',
  'rights is required': 'rights_required',
  'current_password is required': 'password_required',
  'current_password is wrong': 'password_wrong',
}

/** Rejected fields with their messages; empty for another error. */
export function fieldProblems(error: unknown): { field: Field; says: TextId }[] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(error.body.errors ?? {}).map(([field, why]) => ({
    field: field as Field,
    says: problems[`${field} ${why}`] ?? (field === 'email' ? 'email_invalid' : 'failed'),
  }))
}

/** Message for an error that does not concern a field. */
export function problemOf(error: unknown): TextId | null {
  if (!error || fieldProblems(error).length > 0) return null
  const apiError = error instanceof ApiError ? error : null
  if (apiError?.body.error === 'too_many') return 'too_many'
  if (apiError?.status === 429) return 'too_often'
  return apiError?.status === 404 ? 'gone' : 'failed'
}
