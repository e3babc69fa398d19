import { dayAt, zone } from '@portal/contract/clock'
import { maxGrantYears, type Rights } from '@portal/contract/household'
import { DateTime } from 'luxon'
import { invalid } from '../http/http-error.ts'

/** Terms of a grant. */
export interface Terms {
  kind: 'partner' | 'delegate'
  rights: Rights
  /** The last day, 'YYYY-MM-DD'. */
  ends_on?: string | null | undefined
}

/** Latest possible last day of a grant, 'YYYY-MM-DD'. */
export const lastDayFrom = (now: Date): string =>
  DateTime.fromISO(dayAt(now), { zone }).plus({ years: maxGrantYears }).toISODate() ?? ''

/**
 * End of a grant: the end of its last day in the tenant's time zone. Null: none.
 * @throws HttpError 422 if a delegate has none, it is in the past or too far away, or a delegate is granted nothing
 * (HOUSE-06)
 */
export function endOf({ kind, rights, ends_on }: Terms, now: Date): Date | null {
  const errors: Record<string, string> = {}
  if (kind === 'delegate' && Object.values(rights).length === 0) errors.rights = 'is required'
  if (kind === 'delegate' && !ends_on) errors.ends_on = 'is required'
  if (ends_on && ends_on < dayAt(now)) errors.ends_on = 'is in the past'
  if (ends_on && ends_on > lastDayFrom(now)) errors.ends_on = 'is too far away'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (!ends_on) return null
  return DateTime.fromISO(ends_on, { zone }).plus({ days: 1 }).toJSDate()
}
