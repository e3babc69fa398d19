import { formatDate, formatShortDate } from '@portal/domain/format/date'
import {
  countDaysAgo,
  formatTime,
  formatWeekdayAndDate,
  toDayInDutchTimeZone,
} from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Returns functions that format dates and times, short or in full. */
export function useFormatDateTime() {
  const text = useText()
  const { language } = useLanguage()
  const now = new Date()
  const formatClock = (moment: string | null) => text('at_time', { time: formatTime(moment, language) ?? '' })
  return {
    /** Formats a time for lists, such as '16.42', 'gisteren' or '12 nov 2026'. */
    short: (moment: string | null): string => {
      const ago = countDaysAgo(moment, now)
      if (ago === 0) return formatTime(moment, language) ?? ''
      return ago === 1 ? text('yesterday') : (formatShortDate(toDayInDutchTimeZone(moment), language) ?? '')
    },
    /**
     * Formats a date and time relative to today, such as 'Vandaag, 10.12 uur', 'Gisteren, 10.12 uur' or '12 november
     * 2026'.
     */
    plain: (moment: string | null): string => {
      const ago = countDaysAgo(moment, now)
      if (ago !== 0 && ago !== 1) return formatDate(toDayInDutchTimeZone(moment), language) ?? ''
      return `${text(ago === 0 ? 'today_capital' : 'yesterday_capital')}, ${formatClock(moment)}`
    },
    /** Formats a date and time in full, such as 'vrijdag 20 november 2026, 16.42 uur'. */
    full: (moment: string | null): string => {
      const day = formatWeekdayAndDate(moment, language)
      return day ? `${day}, ${formatClock(moment)}` : ''
    },
    /** Formats a date without a time, such as '1 december 2026'. */
    date: (date: string | null): string => formatDate(date, language) ?? '',
  }
}
