import { formatIsoDate, parseDay } from './date.ts'

/** Years that a date field accepts by default (INPUT-07). */
export const minDateYear = 1900
export const maxDateYear = 2080

const dutchDatePattern = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const digitsOnlyDatePattern = /^(\d{2})(\d{2})(\d{4})$/

/** Returns whether a text has the format of a date. The date need not exist: true for 31-2-2026. */
export const hasDateFormat = (typed: string): boolean => {
  const text = typed.trim()
  return dutchDatePattern.test(text) || digitsOnlyDatePattern.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/**
 * Parses a typed date to 'YYYY-MM-DD': 1-2-2026, 01/02/2026, 1 2 2026, 01022026 or 2026-02-01. Null for anything else,
 * or outside the years, by default 1900 to 2080 (INPUT-06, INPUT-07).
 */
export function parseDate(typed: string, years: { first?: number; last?: number } = {}): string | null {
  const text = typed.trim()
  const iso = parseDay(text)
  const match = dutchDatePattern.exec(text) ?? digitsOnlyDatePattern.exec(text)
  const [day, month, year] = match ? match.slice(1).map(Number) : []
  const date = iso ?? (day && month && year ? { day, month, year } : null)
  if (!date || date.year < (years.first ?? minDateYear) || date.year > (years.last ?? maxDateYear))
    return null
  return formatIsoDate(date)
}
