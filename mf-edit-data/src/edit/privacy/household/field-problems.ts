import { ApiError } from '@portal/contract/error'
import type nl from './texts/nl.json'

type TextId = keyof typeof nl
export type Field = 'email' | 'ends_on' | 'kind' | 'rights' | 'current_password' | 'name'

/** What the server says of a field of a grant, in the words of the screen. */
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

/** The fields that the server refused, each with what is wrong; none where it was something else. */
export function fieldProblems(error: unknown): { field: Field; says: TextId }[] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(error.body.errors ?? {}).map(([field, why]) => ({
    field: field as Field,
    says: problems[`${field} ${why}`] ?? (field === 'email' ? 'email_invalid' : 'failed'),
  }))
}

/** What is said above a form of what went wrong, where it was no field. */
export function problemOf(error: unknown): TextId | null {
  if (!error || fieldProblems(error).length > 0) return null
  const apiError = error instanceof ApiError ? error : null
  if (apiError?.body.error === 'too_many') return 'too_many'
  if (apiError?.status === 429) return 'too_often'
  return apiError?.status === 404 ? 'gone' : 'failed'
}
