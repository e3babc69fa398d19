import { formatShortDate } from '@portal/domain/format/date'
import { formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'

/** Returns a function that formats a day, or a date with its time in the Dutch time zone. */
export function useFormatDateTime(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(moment)
    const parts = isDay
      ? [formatShortDate(moment, language)]
      : [formatShortDate(toDayInDutchTimeZone(moment), language), formatTime(moment, language)]
    return parts.filter(Boolean).join(', ')
  }
}
