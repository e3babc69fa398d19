import type { Language } from '@portal/contract/language'

interface CalendarDay {
  year: number
  month: number
  day: number
}

/** Parses 'YYYY-MM-DD', ignoring a time after it (FORMAT-04); null for anything else. */
export function parseDay(date: string | null | undefined): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date ?? '')
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return isExistingDay({ year, month, day }) ? { year, month, day } : null
}

export function isExistingDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/**
 * Month names as in `Intl`. They are listed here because creating the first `Intl` formatter takes longer than
 * rendering a dashboard card.
 */
const monthNames = {
  nl: {
    long: 'januari februari maart april mei juni juli augustus september oktober november december',
    short: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
  },
  en: {
    long: 'January February March April May June July August September October November December',
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec',
  },
  de: {
    long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  },
}

const getMonthName = (month: number, language: Language, width: 'long' | 'short') =>
  monthNames[language][width].split(' ')[month - 1]

const formatWithMonthName = (
  date: string | null | undefined,
  language: Language,
  width: 'long' | 'short',
) => {
  const day = parseDay(date)
  const ordinal = language === 'de' ? '.' : ''
  return day && `${day.day}${ordinal}\u00a0${getMonthName(day.month, language, width)} ${day.year}`
}

/**
 * Formats a date as '12 maart 2026' (FORMAT-01), with a non-breaking space before the month; null if unknown
 * (FORMAT-05).
 */
export const formatDate = (date: string | null | undefined, language: Language): string | null =>
  formatWithMonthName(date, language, 'long')

/** Formats a date as '12 mrt 2026' (FORMAT-02), in German as '3. Nov. 2026'; null if unknown. */
export const formatShortDate = (date: string | null | undefined, language: Language): string | null =>
  formatWithMonthName(date, language, 'short')

const padTwoDigits = (n: number) => String(n).padStart(2, '0')

/** Formats a date as '12-03-2026' (FORMAT-03); null if unknown. */
export function formatNumericDate(date: string | null | undefined): string | null {
  const day = parseDay(date)
  return day && `${padTwoDigits(day.day)}-${padTwoDigits(day.month)}-${String(day.year).padStart(4, '0')}`
}

/** Formats a day as 'YYYY-MM-DD' (FORMAT-04); null if the day does not exist. */
export const formatIsoDate = (day: CalendarDay): string | null =>
  isExistingDay(day)
    ? `${String(day.year).padStart(4, '0')}-${padTwoDigits(day.month)}-${padTwoDigits(day.day)}`
    : null

/** Formats a month (1 … 12) as 'mrt 2026'. */
export const formatMonth = ({ year, month }: Omit<CalendarDay, 'day'>, language: Language): string =>
  `${getMonthName(month, language, 'short')} ${year}`
