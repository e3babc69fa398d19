import type { Language } from '@portal/contract/language'
import { separatorsOf, writeNumber } from './number.ts'

/** Maximum amount of a money field, in euro (INPUT-02). */
export const maxAmount = 99_000_000_000

const separators = /[.,]/g

/** Digits grouped by thousands: '1.234' and '12,345,678'. */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * Parses a number with Dutch or English separators, in every language (FORMAT-07). Thousands separators precede exactly
 * three digits and follow one to three; the decimal separator is the last and differs. Null for anything else, such as
 * '1.2.3' or '1234.567'.
 */
export function parseDecimal(figures: string): number | null {
  if (!/^[\d.,]*\d[\d.,]*$/.test(figures)) return null
  if (grouped.test(figures)) return Number(figures.replace(separators, ''))
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','))
  if (last < 0) return Number(figures)
  const [integer, decimals] = [figures.slice(0, last), figures.slice(last + 1)]
  const isGrouped = grouped.test(integer) && !integer.includes(figures[last] ?? '')
  const isPlain = /^\d*$/.test(integer) && (decimals.length <= 2 || /^0*$/.test(integer))
  return isGrouped || isPlain ? Number(`${integer.replace(separators, '') || '0'}.${decimals || '0'}`) : null
}

/** Integer part: digits, plain or grouped, or nothing as in ',75'. */
const whole = String.raw`(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))?`
const spaced = String.raw`[1-9]\d{0,2}(?:[\s'’]\d{3})+`
const euro = `(?:€|eur|euro(?:['’]?s)?)`
const money = new RegExp(
  String.raw`^${euro}?\s*((?:${whole}|${spaced})(?:[.,](?:\d{0,2}|[-–—]{1,2}))?)\s*${euro}?$`,
  'i',
)
const percentage = new RegExp(String.raw`^(${whole}(?:[.,]\d*)?)\s*%?$`)
const figuresOf = (shape: RegExp, text: string) =>
  shape.exec(text.trim())?.[1]?.replace(/[\s'’–—-]/g, '') ?? ''

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  duizend: 1e3,
  m: 1e6,
  mln: 1e6,
  mio: 1e6,
  miljoen: 1e6,
  million: 1e6,
}

/** Parses '585k' or '1,2 mln' to an amount; null for anything else. */
export function parseScaled(text: string): number | null {
  const [, figures = '', scale = ''] = /^\s*€?\s*([\d.,]*\d)\s*([a-z]+)\.?\s*$/i.exec(text) ?? []
  const times = scales[scale.toLowerCase()]
  const amount = times === undefined ? null : parsePercent(figures)
  return times === undefined || amount === null ? null : Math.round(amount * times * 100) / 100
}

/**
 * Parses a typed amount in euro, up to the field's maximum. Null if it is not an amount: dropping the letters of
 * '12abc34', '-500' or '1.234,50 p.m.' would give another amount than was meant.
 */
export function parseMoney(text: string): number | null {
  const amount = parseScaled(text) ?? parseDecimal(figuresOf(money, text))
  return amount === null ? null : Math.min(amount, maxAmount)
}

/** Parses a typed amount and drops its cents (EDIT-13). */
export function parseWholeMoney(text: string): number | null {
  const amount = parseMoney(text)
  return amount === null ? null : Math.floor(amount)
}

/** Parses a typed percentage: a single separator is the decimal one, whatever the number of digits after it. */
export function parsePercent(text: string): number | null {
  const figures = figuresOf(percentage, text)
  const single = /^\d*[.,]\d+$/.test(figures)
  return single ? Number(figures.replace(',', '.')) : parseDecimal(figures)
}

/** Formats a number for an input, without a unit: '1.234,56', in English '1,234.56'. */
export const typedDecimal = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : writeNumber(value, 2, language)

/** Formats whole euros for an input, without a unit: '1.234', in English '1,234'; cents are dropped. */
export const typedWhole = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : writeNumber(Math.floor(value), 0, language)

/** Formats a percentage for an input with up to four decimals: '3,85', in English '3.85'. */
export function typedPercent(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return ''
  const written = writeNumber(value, 4, language)
  const [, decimal] = separatorsOf(language)
  const least = written.lastIndexOf(decimal) + 3
  return written.slice(0, least) + written.slice(least).replace(/0+$/, '')
}
