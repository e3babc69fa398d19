import type { Language } from '@portal/contract/language'
import { separatorsOf, writeNumber } from './number.ts'

/** Highest amount a money field takes, in euro (INPUT-02). */
export const highestAmount = 99_000_000_000

const separators = /[.,]/g

/** Digits in groups of three behind one to three: '1.234' and '12,345,678'. */
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)$/

/**
 * The number that digits with Dutch or English separators mean, in every language (FORMAT-07). Separators that part
 * thousands stand before exactly three digits and behind one to three; the decimal one is the last, and another one.
 * Null for anything else, and when separators stand where no number has them: '1.2.3', '1234.567'.
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

/** Digits, plain or in thousands; nothing before the decimals of ',75'. */
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

/** Amount of '585k' or '1,2 mln'; null for an amount written in full, or no amount. */
export function parseScaled(text: string): number | null {
  const [, figures = '', scale = ''] = /^\s*€?\s*([\d.,]*\d)\s*([a-z]+)\.?\s*$/i.exec(text) ?? []
  const times = scales[scale.toLowerCase()]
  const amount = times === undefined ? null : parsePercent(figures)
  return times === undefined || amount === null ? null : Math.round(amount * times * 100) / 100
}

/**
 * An amount in euro as it was typed, at most the highest a field takes. Null when there is none: of '12abc34', '-500' or
 * '1.234,50 p.m.' what is left without the letters would be another amount than was meant.
 */
export function parseMoney(text: string): number | null {
  const amount = parseScaled(text) ?? parseDecimal(figuresOf(money, text))
  return amount === null ? null : Math.min(amount, highestAmount)
}

/** An amount in whole euros as it was typed: cents are dropped (EDIT-13). */
export function parseWholeMoney(text: string): number | null {
  const amount = parseMoney(text)
  return amount === null ? null : Math.floor(amount)
}

/** A percentage as it was typed: a single separator is the decimal one, however many digits follow. */
export function parsePercent(text: string): number | null {
  const figures = figuresOf(percentage, text)
  const single = /^\d*[.,]\d+$/.test(figures)
  return single ? Number(figures.replace(',', '.')) : parseDecimal(figures)
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
