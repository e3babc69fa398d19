import { addDays } from '@portal/contract/calendar-day'
import type { Id } from '@portal/contract/wire'

/**
 * Waiting for the customer, sent, seen by the tenant, or done. It does not depend on whether the customer has seen the
 * request (SEEN-02).
 */
export type ToDoStatus = 'asked' | 'sent' | 'seen' | 'done'

/** A task, a document for a mortgage or a damage, or an answer to a message. */
export type ToDoKind = 'task' | 'document' | 'damage' | 'answer'

/** A request of the tenant to the customer. */
export interface ToDo {
  kind: ToDoKind
  /** Unique, such as 'task-3'. */
  key: string
  id: Id
  /** Id of the mortgage or damage of a document. */
  of: Id | null
  title: string
  /** Description by the tenant. */
  about: string | null
  /** Day 'YYYY-MM-DD' and time 'HH:MM'. */
  due: string | null
  time: string | null
  requestedAt: string | null
  status: ToDoStatus
  /** Not seen by the customer yet (SEEN-01). */
  isNew: boolean
  /** Id of the signing request, if any. */
  signing?: Id | null
}

export const isToDoOpen = ({ status }: Pick<ToDo, 'status'>): boolean => status === 'asked'

export type Urgency = 'overdue' | 'today' | 'soon' | 'later'

const maxSoonDays = 3

/** Urgency by the deadline; null without deadline, or if the request is not open. */
export function getUrgency({ status, due }: Pick<ToDo, 'status' | 'due'>, today: string): Urgency | null {
  if (!due || !isToDoOpen({ status })) return null
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, maxSoonDays) ? 'soon' : 'later'
}
