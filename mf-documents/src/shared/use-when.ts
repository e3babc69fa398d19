import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { dayOfMoment, daysAgo, formatTime, formatWeekday } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Formats times: short for lists, or in full. */
export function useWhen() {
  const text = useText()
  const { language } = useLanguage()
  const now = new Date()
  const clock = (moment: string | null) => text('at_time', { time: formatTime(moment, language) ?? '' })
  return {
    /** '16.42', 'gisteren', '12 nov 2026'. */
    short: (moment: string | null): string => {
      const ago = daysAgo(moment, now)
      if (ago === 0) return formatTime(moment, language) ?? ''
      return ago === 1 ? text('yesterday') : (formatShortDate(dayOfMoment(moment), language) ?? '')
    },
    /** 'Vandaag, 10.12 uur', 'Gisteren, 10.12 uur', '12 november 2026'. */
    plain: (moment: string | null): string => {
      const ago = daysAgo(moment, now)
      if (ago !== 0 && ago !== 1) return formatDate(dayOfMoment(moment), language) ?? ''
      return `${text(ago === 0 ? 'today_capital' : 'yesterday_capital')}, ${clock(moment)}`
    },
    /** 'vrijdag 20 november 2026, 16.42 uur'. */
    full: (moment: string | null): string => {
      const day = formatWeekday(moment, language)
      return day ? `${day}, ${clock(moment)}` : ''
    },
    /** '1 december 2026' of a date without a time. */
    date: (date: string | null): string => formatDate(date, language) ?? '',
  }
}
