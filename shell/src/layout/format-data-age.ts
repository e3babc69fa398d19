import type { Language } from '@portal/contract/language'
import { formatDate } from '@portal/domain/format/date'
import { countDaysAgo, formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'

/** Formats the age of stored data in the tenant's time zone; times are in milliseconds since 1970. */
export function formatDataAge(at: number, now: number, language: Language) {
  const moment = new Date(at).toISOString()
  const time = formatTime(moment, language) ?? ''
  const ago = countDaysAgo(moment, new Date(now))
  if (ago === 0) return ['last_seen_today', { time }] as const
  if (ago === 1) return ['last_seen_yesterday', { time }] as const
  return [
    'last_seen_before',
    { day: formatDate(toDayInDutchTimeZone(moment), language) ?? '', time },
  ] as const
}
