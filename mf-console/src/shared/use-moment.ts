import { formatShortDate } from '@portal/domain/format/date'
import { dayOfMoment, formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'

/** Formats date and time in Dutch time. */
export function useMoment(): (moment: string) => string {
  const { language } = useLanguage()
  return (moment) =>
    [formatShortDate(dayOfMoment(moment), language), formatTime(moment, language)].filter(Boolean).join(', ')
}
