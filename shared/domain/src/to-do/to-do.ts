import { addDays } from '@portal/contract/calendar-day'
import type { Id } from '@portal/contract/wire'

/**
 * Status of a tenant's request: waiting for the customer, sent, seen by the tenant, or done. It does not depend on
 * whether the customer has seen the request (SEEN-02).
 */
export type ToDoStatus = 'asked' | 'sent' | 'seen' | 'done'

/** Kind of request: a task, a document for a mortgage or a damage, or an answer to a message. */
export type ToDoKind = 'task' | 'document' | 'damage' | 'answer'

/** A request of the tenant to the customer, whatever its source. */
export interface ToDo {
  kind: ToDoKind
  /** Unique key, such as 'task-3'. */
  key: string
  id: Id
  /** Id of the mortgage or damage that the document belongs to. */
  of: Id | null
  /** Title that the tenant gave the request. */
  title: string
  /** Description that the tenant gave the request. */
  about: string | null
  /** Deadline: day 'YYYY-MM-DD' and time 'HH:MM'. */
  due: string | null
  time: string | null
  /** Time of the request. */
  requestedAt: string | null
  status: ToDoStatus
  /** Whether the customer has not seen the request yet (SEEN-01). */
  isNew: boolean
  /** Id of the signing request, if a signature is requested. */
  signing?: Id | null
}

/** Whether a request waits for the customer. */
export const isToDoOpen = ({ status }: Pick<ToDo, 'status'>): boolean => status === 'asked'

export type Urgency = 'overdue' | 'today' | 'soon' | 'later'

const maxSoonDays = 3

/**
 * Urgency of a request by its deadline; null without a deadline, or if the request is not open. Days are 'YYYY-MM-DD'.
 */
export function getUrgency({ status, due }: Pick<ToDo, 'status' | 'due'>, today: string): Urgency | null {
  if (!due || !isToDoOpen({ status })) return null
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, maxSoonDays) ? 'soon' : 'later'
}
