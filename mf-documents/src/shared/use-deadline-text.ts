import { formatClockTime } from '@portal/domain/format/date-time'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { useFormatDateTime } from './use-format-date-time.ts'

/** Formats the deadline of a request; null if there is none. */
export function useDeadlineText({ due, time }: Pick<ToDo, 'due' | 'time'>): string | null {
  const text = useText()
  const dateTimeFormat = useFormatDateTime()
  const { language } = useLanguage()
  const day = dateTimeFormat.date(due)
  if (!day) return null
  return time
    ? text('task_due_time', { date: day, time: text('at_time', { time: formatClockTime(time, language) }) })
    : text('task_due', { date: day })
}
