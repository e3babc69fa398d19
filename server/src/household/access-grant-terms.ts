import type { CallBody } from '@portal/contract/call'
import { type inviteToCustomerFile, maxAccessGrantYears } from '@portal/contract/household'
import { tenantTimeZone, toTenantDay } from '@portal/time/clock'
import { DateTime } from 'luxon'
import { createInvalidFieldsError } from '../http/http-error.ts'

/** `ends_on` is the last day in the form 'YYYY-MM-DD'. */
type AccessGrantTerms = Pick<CallBody<typeof inviteToCustomerFile>, 'kind' | 'rights' | 'ends_on'>

/** Returns the latest possible last day in the form 'YYYY-MM-DD'. */
const getLatestAccessGrantEndDay = (now: Date): string =>
  DateTime.fromISO(toTenantDay(now), { zone: tenantTimeZone })
    .plus({ years: maxAccessGrantYears })
    .toISODate() ?? ''

/**
 * End of the last day in the tenant's time zone; null without a last day.
 * @throws HttpError 422 if a delegate's grant has no last day or no rights, or the day is in the past or too far away
 * (HOUSE-06)
 */
export function calculateAccessGrantEnd({ kind, rights, ends_on }: AccessGrantTerms, now: Date): Date | null {
  const errors: Record<string, string> = {}
  if (kind === 'delegate' && Object.values(rights).length === 0) errors.rights = 'is required'
  if (kind === 'delegate' && !ends_on) errors.ends_on = 'is required'
  if (ends_on && ends_on < toTenantDay(now)) errors.ends_on = 'is in the past'
  if (ends_on && ends_on > getLatestAccessGrantEndDay(now)) errors.ends_on = 'is too far away'
  if (Object.keys(errors).length > 0) throw createInvalidFieldsError(errors)
  if (!ends_on) return null
  return DateTime.fromISO(ends_on, { zone: tenantTimeZone }).plus({ days: 1 }).toJSDate()
}
