import type { Language } from '@portal/contract/language'
import { formatNumber } from './format-number.ts'

/** Formats an amount with the euro sign, a non-breaking space and, in front, a minus for a negative amount. */
function formatWithEuroSign(amount: number, decimals: number, language: Language): string {
  const written = formatNumber(amount, decimals, language)
  const isBelow = written.startsWith('-') && /[1-9∞]/.test(written)
  const number = written.replace('-', '')
  return `${isBelow ? '−' : ''}${language === 'de' ? `${number}\u00a0€` : `€\u00a0${number}`}`
}

/**
 * Formats an amount as '€ 1.234,56', in English '€ 1,234.56', in German '1.234,56 €' (FORMAT-06); a negative one as '−€
 * 1.234,56'.
 */
export const formatEuro = (amount: number, language: Language): string =>
  formatWithEuroSign(amount, 2, language)

/** Formats an estimated amount as '€ 1.235'. */
export const formatWholeEuro = (amount: number, language: Language): string =>
  formatWithEuroSign(amount, 0, language)

/** Formats whole euros as '1.235', for tables and charts that state the unit. */
export const formatWholeAmount = (amount: number, language: Language): string =>
  formatNumber(Math.round(amount) || 0, 0, language)

/** Formats a percentage as '3,85%', in English '3.85%', in German '3,85 %' (FORMAT-09). */
export const formatPercent = (value: number, language: Language, decimals = 2): string =>
  `${formatNumber(value, decimals, language)}${language === 'de' ? '\u00a0' : ''}%`

/** Converts a monthly amount to a yearly one in euro, rounded to cents (FORMAT-08). */
export const toYearlyAmount = (monthly: number): number => Math.round(monthly * 1200) / 100
