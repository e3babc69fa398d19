import type { Language } from '@portal/contract/language'
import { toEpochDay } from '@portal/time/calendar-day'
import { toTenantDay, toTenantTime } from '@portal/time/clock'

const localeByLanguage: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }

const parseTimestamp = (moment: string | null | undefined): Date | null => {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Returns the day of a timestamp in the Dutch time zone, 'YYYY-MM-DD'; null if unknown. */
export function toDayInDutchTimeZone(moment: string | null | undefined): string | null {
  const date = parseTimestamp(moment)
  return date && toTenantDay(date)
}

/** Formats a time ('HH:MM') as '16.42' in Dutch, '16:42' in other languages. */
export const formatClockTime = (time: string, language: Language): string =>
  language === 'nl' ? time.replace(':', '.') : time

/** Formats the time of a timestamp in the Dutch time zone; null if unknown. */
export function formatTime(moment: string | null | undefined, language: Language): string | null {
  const date = parseTimestamp(moment)
  return date && formatClockTime(toTenantTime(date), language)
}

/** Formats a timestamp as 'vrijdag 20 november 2026' in the Dutch time zone; null if unknown. */
export function formatWeekdayAndDate(moment: string | null | undefined, language: Language): string | null {
  const date = parseTimestamp(moment)
  if (!date) return null
  const options = {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  } as const
  return new Intl.DateTimeFormat(localeByLanguage[language], options).format(new Date(toTenantDay(date)))
}

/** Counts the calendar days between a timestamp and now: 1 means yesterday; null if unknown. */
export function countDaysAgo(moment: string | null | undefined, now: Date): number | null {
  const day = toDayInDutchTimeZone(moment)
  if (!day) return null
  return toEpochDay(toTenantDay(now)) - toEpochDay(day)
}
