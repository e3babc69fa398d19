import type { Language } from '@portal/contract/language'
import { writeNumber } from './number.ts'

/** With a non-breaking space; a minus sign precedes the unit. */
function inEuro(amount: number, decimals: number, language: Language): string {
  const written = writeNumber(amount, decimals, language)
  const isBelow = written.startsWith('-') && /[1-9∞]/.test(written)
  const number = written.replace('-', '')
  return `${isBelow ? '−' : ''}${language === 'de' ? `${number}\u00a0€` : `€\u00a0${number}`}`
}

/** An amount as '€ 1.234,56', in English '€ 1,234.56' and in German '1.234,56 €' (FORMAT-06); below zero '−€ 1.234,56'. */
export const formatEuro = (amount: number, language: Language): string => inEuro(amount, 2, language)

/** Formats an amount in whole euros, for estimates: '€ 1.235'. */
export const formatWholeEuro = (amount: number, language: Language): string => inEuro(amount, 0, language)

/** Formats whole euros without a currency sign, for tables and charts that name the unit: '1.235'. */
export const formatWhole = (amount: number, language: Language): string =>
  writeNumber(Math.round(amount) || 0, 0, language)

/** A percentage with `decimals` decimals as '3,85%', in English '3.85%' and in German '3,85 %' (FORMAT-09). */
export const formatPercent = (value: number, language: Language, decimals = 2): string =>
  `${writeNumber(value, decimals, language)}${language === 'de' ? '\u00a0' : ''}%`

/** Yearly amount of a monthly one, in whole cents (FORMAT-08). */
export const yearly = (monthly: number): number => Math.round(monthly * 1200) / 100
