import type { AnswerOf } from '@portal/contract/call'
import { dayAt } from '@portal/contract/clock'
import { addDays, isCalendarDate } from '@portal/contract/day'
import type { BlockedTime, DeskAppointment, getDeskAppointments } from '@portal/contract/desk/appointment'

/** A day of the agenda: appointments in order, and blocked staff. */
export interface AgendaDay {
  /** 'YYYY-MM-DD' */
  date: string
  appointments: readonly DeskAppointment[]
  blocked: readonly BlockedTime[]
}

/** The week in the address, by one of its days; undefined for the current one. */
export const weekIn = (week: string | null): string | undefined =>
  week !== null && isCalendarDate(week) ? week : undefined

/** Days of a week: Monday to Friday, and weekend days with content. */
export function daysOf({
  week,
  appointments,
  blocked,
}: AnswerOf<typeof getDeskAppointments>['data']): AgendaDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(week, index)
    return {
      date,
      appointments: appointments.filter(({ start }) => dayAt(new Date(start)) === date),
      blocked: blocked.filter(
        ({ start, end }) => dayAt(new Date(start)) <= date && date <= dayAt(new Date(Date.parse(end) - 1)),
      ),
    }
  }).filter((day, index) => index < 5 || day.appointments.length > 0)
}
