import type { Language } from '@portal/contract/language'
import { separatorsOf, writeNumber } from './number.ts'

/** Highest amount a money field takes, in euro (INPUT-02). */
export const highestAmount = 99_000_000_000

const separators = /[.,]/g

/** Digits in groups of three behind one to three: '1.234' and '12,345,678'. */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * The number that a text with Dutch or English separators means, in every language (FORMAT-07). Separators that part
 * thousands stand before exactly three digits and behind one to three; the decimal one is the last, and another one.
 * Null when there are no digits, or when separators stand where no number has them: '1.2.3', '1234.567'.
 */
export function parseDecimal(text: string): number | null {
  const typed = text.replace(/[^\d.,-]/g, '')
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(typed)) return null
  const sign = typed.startsWith('-') ? -1 : 1
  const figures = typed.replace('-', '')
  if (grouped.test(figures)) return sign * Number(figures.replace(separators, ''))
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','))
  if (last < 0) return sign * Number(figures)
  const [whole, decimals] = [figures.slice(0, last), figures.slice(last + 1)]
  const isGrouped = grouped.test(whole) && !whole.includes(figures[last] ?? '')
  const isPlain = /^\d*$/.test(whole) && (decimals.length <= 2 || /^0*$/.test(whole))
  return isGrouped || isPlain
    ? sign * Number(`${whole.replace(separators, '') || '0'}.${decimals || '0'}`)
    : null
}

/** An amount in euro as it was typed, at most the highest a field takes; null when there is none. */
export function parseMoney(text: string): number | null {
  const amount = parseDecimal(text)
  return amount === null ? null : Math.min(amount, highestAmount)
}

/** An amount in whole euros as it was typed: cents are dropped (EDIT-13). */
export function parseWholeMoney(text: string): number | null {
  const amount = parseMoney(text)
  return amount === null ? null : Math.floor(amount)
}

/** A percentage as it was typed: a single separator is the decimal one, however many digits follow. */
export function parsePercent(text: string): number | null {
  const typed = text.replace(/[^\d.,]/g, '')
  const single = /^\d*[.,]\d+$/.test(typed)
  return single ? Number(typed.replace(',', '.')) : parseDecimal(typed)
}

/** A number the way it is typed, without a unit: '1.234,56', in English '1,234.56'. */
export const typedDecimal = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : writeNumber(value, 2, language)

/** A number of whole euros the way it is typed, without a unit: '1.234', in English '1,234'; cents are dropped. */
export const typedWhole = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : writeNumber(Math.floor(value), 0, language)

/** A percentage the way it is typed: '3,85', in English '3.85', with up to four decimals where it has them. */
export function typedPercent(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return ''
  const written = writeNumber(value, 4, language)
  const [, decimal] = separatorsOf(language)
  const least = written.lastIndexOf(decimal) + 3
  return written.slice(0, least) + written.slice(least).replace(/0+$/, '')
}
