import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'

/** Formats facts: amounts in euro, percentages and days; null stays null, so that unknown facts are omitted. */
export function useFacts() {
  const { language } = useLanguage()
  return {
    euro: (amount: number | null) => (amount === null ? null : formatEuro(amount, language)),
    percent: (value: number | null) => (value === null ? null : formatPercent(value, language)),
    day: (date: string | null) => formatShortDate(date, language),
  }
}
