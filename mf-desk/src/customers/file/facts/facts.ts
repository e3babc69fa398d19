import { formatShortDate } from '@portal/domain/format/date'
import { formatEuro, formatPercent } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'

/** How facts of a file are written: amounts in euro, percentages and days; null stays null, so that what is not known is left out. */
export function useFacts() {
  const { language } = useLanguage()
  return {
    euro: (amount: number | null) => (amount === null ? null : formatEuro(amount, language)),
    percent: (value: number | null) => (value === null ? null : formatPercent(value, language)),
    day: (date: string | null) => formatShortDate(date, language),
  }
}
