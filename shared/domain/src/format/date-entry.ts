import { dayOf, toServerDate } from './date.ts'

/** Years a date field takes unless it says otherwise (INPUT-07). */
export const firstYear = 1900
export const lastYear = 2080

const dutch = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/
const joined = /^(\d{2})(\d{2})(\d{4})$/

/** Whether a text is written as a date, such as 31-2-2026, which may not exist. */
export const isWrittenAsDate = (typed: string): boolean => {
  const text = typed.trim()
  return dutch.test(text) || joined.test(text) || /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/**
 * 'YYYY-MM-DD' of a date as people write it: 1-2-2026, 01/02/2026, 1 2 2026, 01022026, or pasted as 2026-02-01.
 * Null unless day, month and year form a date within the years that are allowed (INPUT-06, INPUT-07).
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
