import { formatShortDate } from '@portal/domain/format/date'
import { dayOfMoment, formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'

/** Formats a day, or a moment with its time in Dutch time. */
export function useMoment(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(moment)
    const parts = isDay
      ? [formatShortDate(moment, language)]
      : [formatShortDate(dayOfMoment(moment), language), formatTime(moment, language)]
    return parts.filter(Boolean).join(', ')
  }
}
