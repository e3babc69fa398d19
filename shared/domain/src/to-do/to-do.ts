import { addDays } from '@portal/contract/day'
import type { Id } from '@portal/contract/wire'

/**
 * Status of a tenant's request: waiting for the customer, sent, seen by the tenant, or done. Whether the customer has
 * seen it makes no difference (SEEN-02).
 */
export type ToDoStatus = 'asked' | 'sent' | 'seen' | 'done'

/** Kind of request: a task, a document for a mortgage or a damage, or an answer to a message. */
export type ToDoKind = 'task' | 'document' | 'damage' | 'answer'

/** A request of the tenant to the customer, whatever its source. */
export interface ToDo {
  kind: ToDoKind
  /** Unique, such as 'task-3'. */
  key: string
  id: Id
  /** Mortgage or damage of the document. */
  of: Id | null
  /** Title in the tenant's words. */
  title: string
  /** Description in the tenant's words. */
  about: string | null
  /** Deadline: day 'YYYY-MM-DD' and time 'HH:MM'. */
  due: string | null
  time: string | null
  /** Time of the request. */
  requestedAt: string | null
  status: ToDoStatus
  /** Whether the customer has not seen it yet (SEEN-01). */
  isNew: boolean
  /** Id of the signing request, if a signature is requested. */
  signing?: Id | null
}

/** Whether it waits for the customer. */
export const isOpen = ({ status }: Pick<ToDo, 'status'>): boolean => status === 'asked'

/** Urgency: overdue, due today, due soon, or later. */
export type Urgency = 'overdue' | 'today' | 'soon' | 'later'

/** Number of days before the deadline that count as soon. */
const soonDays = 3

/** Urgency of a request by its deadline; null without a deadline or if it is not open. Days are 'YYYY-MM-DD'. */
export function urgencyOf({ status, due }: Pick<ToDo, 'status' | 'due'>, today: string): Urgency | null {
  if (!due || !isOpen({ status })) return null
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, soonDays) ? 'soon' : 'later'
}
