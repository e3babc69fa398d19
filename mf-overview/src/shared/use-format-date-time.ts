import { formatDate, formatShortDate } from '@portal/domain/format/date'
import { formatTime } from '@portal/domain/format/date-time'
import { useLanguage } from '@portal/remote-kit'
import { getWeekday } from '@portal/time/calendar-day'
import { isDeviceInTenantTime, toTenantDay } from '@portal/time/clock'
import { useText } from '../texts.ts'

const isDeviceInOtherTimeZone = (moment: string) => !isDeviceInTenantTime(new Date(moment))

/** Returns formatters of days and times, always in the tenant's time zone. */
export function useFormatDateTime() {
  const text = useText()
  const { language } = useLanguage()
  const addTenantTimeZone = (time: string, moment: string) =>
    isDeviceInOtherTimeZone(moment) ? text('appointment_tenant_time', { time }) : time
  const formatClockTime = (moment: string) => formatTime(moment, language) ?? ''
  const formatDayName = (day: string) => text(`day_${getWeekday(day)}`)
  const formatDay = (day: string) =>
    `${formatDayName(day)}${language === 'de' ? ',' : ''} ${formatDate(day, language) ?? day}`
  return {
    dayName: formatDayName,
    /** Formats a day as 'Maandag 23 november 2026' or 'Montag, 23. November 2026'. */
    day: formatDay,
    /** Formats a day for use within a sentence: as `day`, but Dutch weekdays are in lower case. */
    dayWithin: (date: string) =>
      language === 'nl' ? formatDay(date).replace(/^./, (first) => first.toLowerCase()) : formatDay(date),
    /** Formats a day as '23 nov' or '23. Nov.'. */
    shortDay: (day: string) => (formatShortDate(day, language) ?? day).replace(/ \d{4}$/, ''),
    /** Formats a time as '10.15' or '10:15'. */
    clock: formatClockTime,
    /** Formats an interval as '10.15 – 11.15 uur', with the time zone if the customer's clock differs. */
    span: ({ time_start, time_end }: { time_start: string; time_end: string }) =>
      addTenantTimeZone(
        text('appointment_span', { from: formatClockTime(time_start), to: formatClockTime(time_end) }),
        time_start,
      ),
    /** Formats a time as 'om 10.15 uur'. Adds the time zone if the device has another one than the tenant. */
    at: (moment: string) =>
      addTenantTimeZone(text('appointment_at', { time: formatClockTime(moment) }), moment),
    dayOfMoment: (moment: string) => toTenantDay(new Date(moment)),
    elsewhere: isDeviceInOtherTimeZone,
  }
}
