import type { Language } from '@portal/contract/language'

/** Returns the separators of a language: '1.234,56' in Dutch and German, '1,234.56' in English (FORMAT-06). */
export const getNumberSeparators = (language: Language): readonly [thousands: string, decimals: string] =>
  language === 'en' ? [',', '.'] : ['.', ',']

/**
 * Formats a number, rounded half away from zero. The result is that of `Intl`, but creating the first `Intl` formatter
 * takes longer than rendering a dashboard card.
 */
export function formatNumber(value: number, decimals: number, language: Language): string {
  const [thousands, decimal] = getNumberSeparators(language)
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`
  const digits = roundToLastDecimal(Math.abs(value), decimals).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${sign}${whole}${decimals > 0 ? `${decimal}${digits.slice(-decimals)}` : ''}`
}

/**
 * Returns the rounded number as digits without a separator, which is the number times 10 to the power `decimals`. It
 * works on the decimal notation, so that rounding is exact.
 */
function roundToLastDecimal(value: number, decimals: number): string {
  const [fraction = '', exponent] = value.toExponential().split('e')
  const digits = fraction.replace('.', '')
  const power = Number(exponent) - (digits.length - 1) + decimals
  if (power >= 0) return String(BigInt(digits) * 10n ** BigInt(power))
  const unit = 10n ** BigInt(-power)
  return String((2n * BigInt(digits) + unit) / (2n * unit))
}
