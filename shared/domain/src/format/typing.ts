import { parseScaled } from './decimal.ts'

/** What of a typed text a field keeps, applied to each change (INPUT-01, INPUT-03 … INPUT-05). */

/** An amount or percentage without its sign; what is no number stays in sight, for the field to refuse. */
export const cleanDecimal = (typed: string): string => typed.replace(/[€%]/g, '')

/** An amount of money: as `cleanDecimal`, and '585k' or '1,2 mln' is written out. */
export function cleanMoney(typed: string): string {
  const amount = parseScaled(typed)
  return amount === null ? cleanDecimal(typed) : String(amount).replace('.', ',')
}

/**
 * Digits of a whole number; letters go, and so do separators of thousands. Another separator stays where it is: without
 * it '1,5' would be 15, and what holds it is refused.
 */
export function cleanDigits(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '').replace(/^[.,]+/, '')
  return /^\d{1,3}([.,]\d{3})+$/.test(kept) ? kept.replace(/[.,]/g, '') : kept
}

/** At most four digits, one space and two letters, in upper case; a country before it and other separators go. */
export function cleanPostcode(typed: string): string {
  const [digits = '', separator = '', letters = ''] =
    /^(\d{0,4})([\s.-]*)([a-z]{0,2})/i.exec(typed.trimStart().replace(/^nl[\s.-]*(?=\d)/i, ''))?.slice(1) ??
    []
  const space = /^\s/.test(separator) || (separator && letters) ? ' ' : ''
  return `${digits}${digits && space}${letters}`.toUpperCase()
}

/** '1234 AB' of a complete Dutch postcode, else null. The first digit is never zero. */
export function postcodeOf(typed: string): string | null {
  const [, digits, letters] = /^\s*([1-9]\d{3})\s*([a-z]{2})\s*$/i.exec(typed) ?? []
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : null
}

/** Removes characters that a phone number cannot have, while it is typed. */
export const cleanPhoneTyping = (typed: string): string => typed.replace(/[^\d+()\s./-]/g, '')

/**
 * A phone number as it is dialled here: digits, with 0 for the country's own +31 or 0031, and no spaces or dashes. One
 * of another country begins with + and has no (0).
 */
export const cleanPhone = (typed: string): string =>
  typed
    .replace(/^([^\d]*(?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^00/, '+')
    .replace(/^\+310?/, '0')

/** A house number and what is typed behind it: '27A', '27-2' and '27 bis'; null for anything else. */
export function houseNumberOf(typed: string): { number: string; addition: string } | null {
  const [, number, addition = ''] = /^\s*(\d{1,5})\s*[-/]?\s*([a-z\d][a-z\d -]{0,9})?\s*$/i.exec(typed) ?? []
  return number === undefined ? null : { number, addition: addition.trim() }
}
