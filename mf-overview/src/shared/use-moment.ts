import { dayAt, showsTenantTime } from '@portal/contract/clock'
import { weekdayOf } from '@portal/contract/day'
import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatTime } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'

/** Whether the customer's clock differs from the tenant's at a moment. */
const elsewhere = (moment: string) => !showsTenantTime(new Date(moment))

/** Formats days and times, always in the tenant's time zone. */
export function useMoment() {
  const text = useText()
  const { language } = useLanguage()
  const inTenantTime = (time: string, moment: string) =>
    elsewhere(moment) ? text('appointment_tenant_time', { time }) : time
  const clock = (moment: string) => formatTime(moment, language) ?? ''
  const dayName = (day: string) => text(`day_${weekdayOf(day)}`)
  const day = (day: string) =>
    `${dayName(day)}${language === 'de' ? ',' : ''} ${formatDate(day, language) ?? day}`
  return {
    dayName,
    /** 'Maandag 23 november 2026', 'Montag, 23. November 2026'. */
    day,
    /** As `day`, within a sentence: Dutch weekdays are in lower case there. */
    dayWithin: (date: string) =>
      language === 'nl' ? day(date).replace(/^./, (first) => first.toLowerCase()) : day(date),
    /** '23 nov', '23. Nov.'. */
    shortDay: (day: string) => (formatShortDate(day, language) ?? day).replace(/ \d{4}$/, ''),
    /** '10.15', '10:15'. */
    clock,
    /** '10.15 – 11.15 uur', with the time zone if the customer's clock differs. */
    span: ({ time_start, time_end }: { time_start: string; time_end: string }) =>
      inTenantTime(text('appointment_span', { from: clock(time_start), to: clock(time_end) }), time_start),
    /** 'om 10.15 uur', with the time zone as in `span`. */
    at: (moment: string) => inTenantTime(text('appointment_at', { time: clock(moment) }), moment),
    dayOfMoment: (moment: string) => dayAt(new Date(moment)),
    elsewhere,
  }
}
