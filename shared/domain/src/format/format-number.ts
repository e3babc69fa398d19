import type { Language } from '@portal/contract/language'

/** Thousands and decimal separators: '1.234,56' in Dutch and German, '1,234.56' in English (FORMAT-06). */
export const getSeparators = (language: Language): readonly [thousands: string, decimals: string] =>
  language === 'en' ? [',', '.'] : ['.', ',']

/**
 * Formats a number, rounded half away from zero. The output equals that of `Intl`, whose first formatter takes longer
 * to create than a dashboard card takes to render.
 */
export function formatNumber(value: number, decimals: number, language: Language): string {
  const [thousands, decimal] = getSeparators(language)
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : `${sign}∞`
  const digits = roundToLastDecimal(Math.abs(value), decimals).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${sign}${whole}${decimals > 0 ? `${decimal}${digits.slice(-decimals)}` : ''}`
}

/**
 * The rounded number without separators: multiplied by 10 to the power `decimals`. Uses the decimal notation, so that
 * rounding is exact.
 */
function roundToLastDecimal(value: number, decimals: number): string {
  const [fraction = '', exponent] = value.toExponential().split('e')
  const digits = fraction.replace('.', '')
  const power = Number(exponent) - (digits.length - 1) + decimals
  if (power >= 0) return String(BigInt(digits) * 10n ** BigInt(power))
  const unit = 10n ** BigInt(-power)
  return String((2n * BigInt(digits) + unit) / (2n * unit))
}
