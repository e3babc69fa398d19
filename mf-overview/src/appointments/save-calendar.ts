import type { Appointment } from '@portal/contract/appointment'
import { calendarFile, calendarType } from '@portal/domain/calendar'
import { saveFile } from '@portal/ui'

/** Saves an appointment as a calendar file. */
export function saveCalendar(
  appointment: Appointment,
  { title, location }: { title: string; location: string | null },
): void {
  const { id, time_start, time_end, description } = appointment
  const event = {
    id: `appointment-${id}`,
    title,
    when: { from: time_start, to: time_end },
    ...(description ? { description } : {}),
    ...(location ? { location } : {}),
    url: new URL('/afspraken', globalThis.location.href).href,
    remindDays: 1,
  }
  saveFile({ name: `${title}.ics`, type: calendarType, content: calendarFile([event], new Date()) })
}
