import type { Appointment } from '@portal/contract/appointment'
import { calendarMediaType, createCalendarFile } from '@portal/domain/calendar-file'
import { saveFile } from '@portal/ui'

export function saveCalendarFile(
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
  saveFile({
    name: `${title}.ics`,
    type: calendarMediaType,
    content: createCalendarFile([event], new Date()),
  })
}
