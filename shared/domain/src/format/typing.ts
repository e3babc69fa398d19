/** What of a typed text a field keeps, applied to each change (INPUT-01, INPUT-03 … INPUT-05). */

/** Digits, dots and commas: amounts and percentages. */
export const cleanDecimal = (typed: string): string => typed.replace(/[^\d.,]/g, '')

/** Digits only. */
export const cleanDigits = (typed: string): string => typed.replace(/\D/g, '')

/** At most four digits, one space and two letters, in upper case. */
export function cleanPostcode(typed: string): string {
  const [digits = '', space = '', letters = ''] =
    /^(\d{0,4})( ?)([a-z]{0,2})/i.exec(typed.trimStart())?.slice(1) ?? []
  return `${digits}${digits && space}${letters}`.toUpperCase()
}

/** '1234 AB' of a complete Dutch postcode, else null. The first digit is never zero. */
export function postcodeOf(typed: string): string | null {
  const [, digits, letters] = /^\s*([1-9]\d{3})\s*([a-z]{2})\s*$/i.exec(typed) ?? []
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : null
}

/** A phone number as it is dialled here: digits, with 0 for the country's own +31 or 0031 and no spaces or dashes. */
export const cleanPhone = (typed: string): string =>
  typed
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '')
    .replace(/^(\+|00)310?/, '0')
