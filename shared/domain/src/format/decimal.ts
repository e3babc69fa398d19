import type { Language } from '@portal/contract/language'
import { formatNumber, getNumberSeparators } from './format-number.ts'

/** Maximum amount in euro (INPUT-02). */
export const maxMoneyAmount = 99_000_000_000

const separatorPattern = /[.,]/g

/** Matches digits that are grouped by thousands, such as '1.234' and '12,345,678'. */
const groupedDigitsPattern = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * Parses a number with Dutch or English separators, whatever the language (FORMAT-07). Three digits must follow each
 * thousands separator. The decimal separator is the last one, and differs from the others. Returns null for anything
 * else, such as '1.2.3' or '1234.567'.
 */
export function parseDecimal(figures: string): number | null {
  if (!/^[\d.,]*\d[\d.,]*$/.test(figures)) return null
  if (groupedDigitsPattern.test(figures)) return Number(figures.replace(separatorPattern, ''))
  const last = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','))
  if (last < 0) return Number(figures)
  const [integer, decimals] = [figures.slice(0, last), figures.slice(last + 1)]
  const isGrouped = groupedDigitsPattern.test(integer) && !integer.includes(figures[last] ?? '')
  const isPlain = /^\d*$/.test(integer) && (decimals.length <= 2 || /^0*$/.test(integer))
  return isGrouped || isPlain
    ? Number(`${integer.replace(separatorPattern, '') || '0'}.${decimals || '0'}`)
    : null
}

/** Matches digits, grouped or not. It also matches an empty text, as before the comma of ',75'. */
const integerPattern = String.raw`(?:\d+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))?`
const spacedIntegerPattern = String.raw`[1-9]\d{0,2}(?:[\s'’]\d{3})+`
const euroUnitPattern = `(?:€|eur|euro(?:['’]?s)?)`
const moneyPattern = new RegExp(
  String.raw`^${euroUnitPattern}?\s*((?:${integerPattern}|${spacedIntegerPattern})(?:[.,](?:\d{0,2}|[-–—]{1,2}))?)\s*${euroUnitPattern}?$`,
  'i',
)
const percentPattern = new RegExp(String.raw`^(${integerPattern}(?:[.,]\d*)?)\s*%?$`)
const extractDigits = (shape: RegExp, text: string) =>
  shape.exec(text.trim())?.[1]?.replace(/[\s'’–—-]/g, '') ?? ''

const scaleByUnit: Readonly<Record<string, number>> = {
  k: 1e3,
  duizend: 1e3,
  m: 1e6,
  mln: 1e6,
  mio: 1e6,
  miljoen: 1e6,
  million: 1e6,
}

/** Parses '585k' or '1,2 mln' to euros; null for anything else. */
export function parseAbbreviatedAmount(text: string): number | null {
  const [, figures = '', scale = ''] = /^\s*€?\s*([\d.,]*\d)\s*([a-z]+)\.?\s*$/i.exec(text) ?? []
  const times = scaleByUnit[scale.toLowerCase()]
  const amount = times === undefined ? null : parsePercent(figures)
  return times === undefined || amount === null ? null : Math.round(amount * times * 100) / 100
}

/**
 * Parses a typed amount in euro; null if the text is not an amount. Other characters are not ignored, because '12abc34'
 * or '-500' would become an amount that the customer did not mean.
 */
export function parseMoney(text: string): number | null {
  const amount = parseAbbreviatedAmount(text) ?? parseDecimal(extractDigits(moneyPattern, text))
  return amount === null ? null : Math.min(amount, maxMoneyAmount)
}

/** Parses a typed amount in euro and drops the cents (EDIT-13). */
export function parseWholeMoney(text: string): number | null {
  const amount = parseMoney(text)
  return amount === null ? null : Math.floor(amount)
}

/** Parses a typed percentage. A single separator is the decimal separator. */
export function parsePercent(text: string): number | null {
  const figures = extractDigits(percentPattern, text)
  const single = /^\d*[.,]\d+$/.test(figures)
  return single ? Number(figures.replace(',', '.')) : parseDecimal(figures)
}

/** Formats a number for an input: '1.234,56', in English '1,234.56'. */
export const formatDecimalInput = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : formatNumber(value, 2, language)

/** Formats whole euros for an input: '1.234', in English '1,234'. */
export const formatWholeInput = (value: number | null | undefined, language: Language): string =>
  value === null || value === undefined ? '' : formatNumber(Math.floor(value), 0, language)

/** Formats a percentage for an input with up to four decimals: '3,85', in English '3.85'. */
export function formatPercentInput(value: number | null | undefined, language: Language): string {
  if (value === null || value === undefined) return ''
  const written = formatNumber(value, 4, language)
  const [, decimal] = getNumberSeparators(language)
  const least = written.lastIndexOf(decimal) + 3
  return written.slice(0, least) + written.slice(least).replace(/0+$/, '')
}
