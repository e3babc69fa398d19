import type { Language } from '@portal/contract/language'

interface Day {
  year: number
  month: number
  day: number
}

/** The day that a text of the form 'YYYY-MM-DD' names, if it is one (FORMAT-04). A time behind it is left out. */
export function dayOf(date: string | null | undefined): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(date ?? '')
  if (!match) return null
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return exists({ year, month, day }) ? { year, month, day } : null
}

/** Whether the calendar has this day. */
export function exists({ year, month, day }: Day): boolean {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Names of the months, as `Intl` has them: a browser takes longer to be ready to tell them than to draw a card of the dashboard. */
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

const monthName = (month: number, language: Language, width: 'long' | 'short') =>
  monthNames[language][width].split(' ')[month - 1]

const spelled = (date: string | null | undefined, language: Language, width: 'long' | 'short') => {
  const day = dayOf(date)
  const ordinal = language === 'de' ? '.' : ''
  return day && `${day.day}${ordinal}\u00a0${monthName(day.month, language, width)} ${day.year}`
}

/** '12 maart 2026' (FORMAT-01), day and month never parted at a line's end; null for a date that is not known (FORMAT-05). */
export const formatDate = (date: string | null | undefined, language: Language): string | null =>
  spelled(date, language, 'long')

/** '12 mrt 2026' (FORMAT-02), with the point of a shortened month in German: '3. Nov. 2026'; null for a date that is not known. */
export const formatShortDate = (date: string | null | undefined, language: Language): string | null =>
  spelled(date, language, 'short')

const two = (n: number) => String(n).padStart(2, '0')

/** '12-03-2026' (FORMAT-03); null for a date that is not known. */
export function formatNumericDate(date: string | null | undefined): string | null {
  const day = dayOf(date)
  return day && `${two(day.day)}-${two(day.month)}-${String(day.year).padStart(4, '0')}`
}

/** 'YYYY-MM-DD' of a day (FORMAT-04); null when the calendar does not have it. */
export const toServerDate = (day: Day): string | null =>
  exists(day) ? `${String(day.year).padStart(4, '0')}-${two(day.month)}-${two(day.day)}` : null

/** 'mrt 2026': a month by its number, 1 … 12, and its year. */
export const formatMonth = ({ year, month }: Omit<Day, 'day'>, language: Language): string =>
  `${monthName(month, language, 'short')} ${year}`
