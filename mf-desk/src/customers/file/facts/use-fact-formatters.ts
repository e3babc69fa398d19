import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'

/**
 * Functions that format amounts in euro, percentages and days; null stays null, so that unknown facts are not shown.
 */
export function useFactFormatters() {
  const { language } = useLanguage()
  return {
    euro: (amount: number | null) => (amount === null ? null : formatEuro(amount, language)),
    percent: (value: number | null) => (value === null ? null : formatPercent(value, language)),
    day: (date: string | null) => formatShortDate(date, language),
  }
}
