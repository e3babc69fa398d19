import type { Task } from '@portal/contract/task'
import { formatClock } from '@portal/domain/format/moment'
import { useLanguage } from '@portal/remote-kit'
import { useWhen } from '../shared/use-when.ts'
import { useText } from '../texts.ts'

/** Before when a task must be done, in words; null when it says nothing of it. */
export function useDue({ date, time }: Task): string | null {
  const text = useText()
  const when = useWhen()
  const { language } = useLanguage()
  const day = when.date(date)
  if (!day) return null
  return time
    ? text('task_due_time', { date: day, time: text('at_time', { time: formatClock(time, language) }) })
    : text('task_due', { date: day })
}
