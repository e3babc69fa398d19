import type { CallResponse } from '@portal/contract/call'
import type {
  BlockedTime,
  DeskAppointment,
  getDeskAppointments,
} from '@portal/contract/desk/desk-appointment'
import { addDays, isCalendarDate } from '@portal/time/calendar-day'
import { toTenantDay } from '@portal/time/clock'

export interface AgendaDay {
  /** Date as 'YYYY-MM-DD'. */
  date: string
  appointments: readonly DeskAppointment[]
  blocked: readonly BlockedTime[]
}

/**
 * Parses the week in the URL, which is any date in that week ('YYYY-MM-DD'). Returns undefined, meaning the
 * current week, if the date is absent or invalid.
 */
export const parseWeek = (week: string | null): string | undefined =>
  week !== null && isCalendarDate(week) ? week : undefined

/** Groups a week by day: Monday to Friday, and weekend days that have content. */
export function groupByDay({
  week,
  appointments,
  blocked,
}: CallResponse<typeof getDeskAppointments>['data']): AgendaDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(week, index)
    return {
      date,
      appointments: appointments.filter(({ start }) => toTenantDay(new Date(start)) === date),
      blocked: blocked.filter(
        ({ start, end }) =>
          toTenantDay(new Date(start)) <= date && date <= toTenantDay(new Date(Date.parse(end) - 1)),
      ),
    }
  }).filter((day, index) => index < 5 || day.appointments.length > 0)
}
