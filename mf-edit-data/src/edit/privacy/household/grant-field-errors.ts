import { ApiError } from '@portal/contract/error'
import type { useHouseholdText } from './use-household-text.ts'

type HouseholdText = ReturnType<typeof useHouseholdText>
type HouseholdTextId = Parameters<HouseholdText>[0]
export type GrantField = 'email' | 'ends_on' | 'kind' | 'rights' | 'current_password' | 'name'

/** Text ids of the field errors of a grant, by error code. */
const errorTextIdByCode: Readonly<Record<string, HouseholdTextId>> = {
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

/** Finds the rejected fields of a grant and their messages; empty for another kind of error. */
export function findFieldErrors(error: unknown): { field: GrantField; says: HouseholdTextId }[] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(error.body.errors ?? {}).map(([field, why]) => ({
    field: field as GrantField,
    says: errorTextIdByCode[`${field} ${why}`] ?? (field === 'email' ? 'email_invalid' : 'failed'),
  }))
}

/** Text of an error that does not concern a field; null if it does. */
export function getGeneralErrorText(error: ApiError, text: HouseholdText): string | null {
  if (findFieldErrors(error).length > 0) return null
  if (error.body.error === 'too_many') return text('too_many')
  if (error.status === 429) return text('too_often')
  return text(error.status === 404 ? 'gone' : 'failed')
}
