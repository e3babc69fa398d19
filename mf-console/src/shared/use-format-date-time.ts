import { formatShortDate } from '@portal/domain/format/date'
import { formatTime, toDayInDutchTimeZone } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'

/** Returns a function that formats a date and time in the Dutch time zone. */
export function useFormatDateTime(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) =>
    [formatShortDate(toDayInDutchTimeZone(moment), language), formatTime(moment, language)]
      .filter(Boolean)
      .join(', ')
}
