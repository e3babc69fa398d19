import type { Language } from '@portal/contract/language'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }

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

function monthName(month: number, language: Language, width: 'long' | 'short'): string {
  const name = new Intl.DateTimeFormat(locales[language], { month: width, timeZone: 'UTC' }).format(
    Date.UTC(2000, month - 1, 1),
  )
  return name.replace(/\.$/, '')
}

const spelled = (date: string | null | undefined, language: Language, width: 'long' | 'short') => {
  const day = dayOf(date)
  return day && `${day.day}\u00a0${monthName(day.month, language, width)} ${day.year}`
}

/** '12 maart 2026' (FORMAT-01), day and month never parted at a line's end; null for a date that is not known (FORMAT-05). */
export const formatDate = (date: string | null | undefined, language: Language): string | null =>
  spelled(date, language, 'long')

/** '12 mrt 2026' (FORMAT-02); null for a date that is not known. */
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
