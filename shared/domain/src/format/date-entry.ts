import { dayOf, toServerDate } from './date.ts'

/** Default first year of a date field (INPUT-07). */
export const firstYear = 1900
export const lastYear = 2080

const dutch = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const joined = /^(\d{2})(\d{2})(\d{4})$/

/** Whether a text has the format of a date; the date need not exist, as in 31-2-2026. */
export const isWrittenAsDate = (typed: string): boolean => {
  const text = typed.trim()
  return dutch.test(text) || joined.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/**
 * Parses a typed or pasted date to 'YYYY-MM-DD': 1-2-2026, 01/02/2026, 1 2 2026, 01022026 or 2026-02-01. Null if it is
 * not a date within the allowed years (INPUT-06, INPUT-07).
 */
export function parseDate(typed: string, years: { first?: number; last?: number } = {}): string | null {
  const text = typed.trim()
  const iso = dayOf(text)
  const match = dutch.exec(text) ?? joined.exec(text)
  const [day, month, year] = match ? match.slice(1).map(Number) : []
  const date = iso ?? (day && month && year ? { day, month, year } : null)
  if (!date || date.year < (years.first ?? firstYear) || date.year > (years.last ?? lastYear)) return null
  return toServerDate(date)
}
