import type { Language } from '@portal/contract/language'
import { separatorsOf, writeNumber } from './number.ts'

/** Highest amount a money field takes, in euro (INPUT-02). */
export const highestAmount = 99_000_000_000

const separators = /[.,]/g

/** What cannot part thousands: a separator behind nothing or a zero, or one after separators of the other kind. */
const isSurelyDecimal = (typed: string) => /^(-?0*[.,]|[\d.-]*\.[\d.]*,|[\d,-]*,[\d,]*\.)\d*$/.test(typed)

/**
 * The number that a text with Dutch or English separators means, in every language (FORMAT-07): the last separator is the
 * decimal one when one or two digits follow it, or when it cannot part thousands: '0.125' is never 125, and '1.234,567'
 * no million. Else all of them part thousands. Null when there are no digits.
 */
export function parseDecimal(text: string): number | null {
  const typed = text.replace(/[^\d.,-]/g, '')
  if (!/\d/.test(typed)) return null
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  const decimals = last < 0 ? '' : typed.slice(last + 1)
  const isDecimal = decimals.length === 1 || decimals.length === 2 || isSurelyDecimal(typed)
  const whole = (isDecimal ? typed.slice(0, last) : typed).replace(separators, '')
  const value = Number(isDecimal ? `${whole || '0'}.${decimals}` : whole)
  return Number.isFinite(value) ? value : null
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
