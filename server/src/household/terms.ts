import { dayAt, zone } from '@portal/contract/clock'
import { mostGrantYears, type Rights } from '@portal/contract/household'
import { DateTime } from 'luxon'
import { invalid } from '../http/http-error.ts'

/** What a grant is to be. */
export interface Terms {
  kind: 'partner' | 'delegate'
  rights: Rights
  /** The last day, 'YYYY-MM-DD'. */
  ends_on?: string | null | undefined
}

/** The last day that a grant may have, 'YYYY-MM-DD'. */
export const lastDayFrom = (now: Date): string =>
  DateTime.fromISO(dayAt(now), { zone }).plus({ years: mostGrantYears }).toISODate() ?? ''

/**
 * When a grant ends, by the clock of the firm: with its last day. Null: it has none.
 * @throws HttpError 422 where a delegate has none, it is over already, too far away, or a delegate is granted nothing (HOUSE-06)
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
