import type { Id } from '@portal/contract/wire'
import { addDays } from '@portal/time/calendar-day'

/**
 * 'asked' waits for the customer, 'sent' for the tenant, 'seen' means that the tenant has seen the answer. The status
 * does not depend on whether the customer has seen the request (SEEN-02).
 */
export type ToDoStatus = 'asked' | 'sent' | 'seen' | 'done'

/** A task, a document for a mortgage ('document') or for a damage, or an answer to a message. */
export type ToDoKind = 'task' | 'document' | 'damage' | 'answer'

/** A request of the tenant to the customer. */
export interface ToDo {
  kind: ToDoKind
  /** Unique key, such as 'task-3'. */
  key: string
  id: Id
  /** Id of the mortgage or damage to which a document belongs. */
  of: Id | null
  title: string
  /** Description that the tenant wrote. */
  about: string | null
  /** Deadline, 'YYYY-MM-DD'. `time` is 'HH:MM'. */
  due: string | null
  time: string | null
  requestedAt: string | null
  status: ToDoStatus
  /** True if the customer has not seen the request yet (SEEN-01). */
  isNew: boolean
  /** Id of the signing request, if the to-do is one. */
  signing?: Id | null
}

export const isToDoOpen = ({ status }: Pick<ToDo, 'status'>): boolean => status === 'asked'

export type ToDoUrgency = 'overdue' | 'today' | 'soon' | 'later'

const soonDeadlineDays = 3

/** Returns how urgent the deadline is; null if there is none, or if the request is not open. */
export function getUrgency({ status, due }: Pick<ToDo, 'status' | 'due'>, today: string): ToDoUrgency | null {
  if (!due || !isToDoOpen({ status })) return null
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, soonDeadlineDays) ? 'soon' : 'later'
}
