import { dayAt, timeAt } from '@portal/contract/clock'
import { dayNumber } from '@portal/contract/day'
import type { Language } from '@portal/contract/language'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }

const dateOf = (moment: string | null | undefined): Date | null => {
  const date = new Date(moment ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Day of a moment in Dutch time, 'YYYY-MM-DD'; null for an unknown moment. */
export function dayOfMoment(moment: string | null | undefined): string | null {
  const date = dateOf(moment)
  return date && dayAt(date)
}

/** Formats a wire time ('HH:MM'): '16.42' in Dutch, '16:42' in other languages. */
export const formatClock = (time: string, language: Language): string =>
  language === 'nl' ? time.replace(':', '.') : time

/**
 * Formats the time of a moment in Dutch time: '16.42' in Dutch, '16:42' in other languages; null for an unknown moment.
 */
export function formatTime(moment: string | null | undefined, language: Language): string | null {
  const date = dateOf(moment)
  return date && formatClock(timeAt(date), language)
}

/** 'vrijdag 20 november 2026', in Dutch time; null for an unknown moment. */
export function formatWeekday(moment: string | null | undefined, language: Language): string | null {
  const date = dateOf(moment)
  if (!date) return null
  const options = {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  } as const
  return new Intl.DateTimeFormat(locales[language], options).format(new Date(dayAt(date)))
}

/** Days since a moment: 0 today, 1 yesterday; null for an unknown moment. */
export function daysAgo(moment: string | null | undefined, now: Date): number | null {
  const day = dayOfMoment(moment)
  if (!day) return null
  return dayNumber(dayAt(now)) - dayNumber(day)
}
