import { parseAbbreviatedAmount } from './decimal.ts'

/**
 * Removes '€' and '%' from an amount or percentage while the customer types (INPUT-01, INPUT-03). Other characters
 * stay, so that validation rejects them.
 */
export const cleanDecimal = (typed: string): string => typed.replace(/[€%]/g, '')

/** Removes '€' and '%', and converts '585k' and '1,2 mln' to digits. */
export function cleanMoney(typed: string): string {
  const amount = parseAbbreviatedAmount(typed)
  return amount === null ? cleanDecimal(typed) : String(amount).replace('.', ',')
}

/**
 * Removes letters and thousands separators (INPUT-04). Another separator stays, since removing it would turn '1,5' into
 * 15.
 */
export function cleanDigits(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '').replace(/^[.,]+/, '')
  return /^\d{1,3}([.,]\d{3})+$/.test(kept) ? kept.replace(/[.,]/g, '') : kept
}

/** Keeps four digits, a space and two letters, in upper case (INPUT-05). */
export function cleanPostcode(typed: string): string {
  const [digits = '', separator = '', letters = ''] =
    /^(\d{0,4})([\s.-]*)([a-z]{0,2})/i.exec(typed.trimStart().replace(/^nl[\s.-]*(?=\d)/i, ''))?.slice(1) ??
    []
  const space = /^\s/.test(separator) || (separator && letters) ? ' ' : ''
  return `${digits}${digits && space}${letters}`.toUpperCase()
}

/** Returns a complete Dutch postcode as '1234 AB'; null for anything else. */
export function parsePostcode(typed: string): string | null {
  const [, digits, letters] = /^\s*([1-9]\d{3})\s*([a-z]{2})\s*$/i.exec(typed) ?? []
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : null
}

/** Removes characters that do not occur in phone numbers. */
export const cleanTypedPhone = (typed: string): string => typed.replace(/[^\d+()\s./-]/g, '')

/**
 * Converts a phone number to the digits that are dialled in the Netherlands, with 0 instead of +31 or 0031. A foreign
 * number keeps its country code, and loses a '(0)'.
 */
export const normalizePhone = (typed: string): string =>
  typed
    .replace(/^([^\d]*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+')
    .replace(/^\+310?/, '0')

/** Splits '27A', '27-2' and '27 bis' into number and addition; null for anything else. */
export function parseHouseNumber(typed: string): { number: string; addition: string } | null {
  const [, number, addition = ''] = /^\s*(\d{1,5})\s*[-/]?\s*([a-z\d][a-z\d -]{0,9})?\s*$/i.exec(typed) ?? []
  return number === undefined ? null : { number, addition: addition.trim() }
}
