import { formatClock } from '@portal/domain/format/moment'
import type { ToDo } from '@portal/domain/to-do/to-do'
import { useLanguage } from '@portal/remote-kit'
import { useText } from '../texts.ts'
import { useWhen } from './use-when.ts'

/** Formats a deadline; null if there is none. */
export function useDue({ due, time }: Pick<ToDo, 'due' | 'time'>): string | null {
  const text = useText()
  const when = useWhen()
  const { language } = useLanguage()
  const day = when.date(due)
  if (!day) return null
  return time
    ? text('task_due_time', { date: day, time: text('at_time', { time: formatClock(time, language) }) })
    : text('task_due', { date: day })
}
