import { addDays } from '@portal/contract/day'
import type { Id } from '@portal/contract/wire'

/**
 * Where something that the firm asks of the customer stands: it waits for the customer, it was sent, the firm has looked
 * at what was sent, or it is dealt with. That the customer has seen it changes nothing of this (SEEN-02).
 */
export type Standing = 'asked' | 'sent' | 'seen' | 'done'

/** What the firm asks: a task, a document for a mortgage, one for a damage, or an answer to a message. */
export type ToDoKind = 'task' | 'document' | 'damage' | 'answer'

/** Something that the firm asks of the customer, whatever it came as. */
export interface ToDo {
  kind: ToDoKind
  /** Unique among all, such as 'task-3'. */
  key: string
  id: Id
  /** The mortgage or damage that a document is for. */
  of: Id | null
  /** Title in the tenant's words. */
  title: string
  /** Description in the tenant's words. */
  about: string | null
  /** Day before which it is wanted, 'YYYY-MM-DD', and time of that day, 'HH:MM'. */
  due: string | null
  time: string | null
  /** Time of the request. */
  requestedAt: string | null
  standing: Standing
  /** The customer has not seen it yet (SEEN-01). */
  isNew: boolean
  /** Id of the signing request, if a signature is requested. */
  signing?: Id | null
}

/** Whether it waits for the customer. */
export const isOpen = ({ standing }: Pick<ToDo, 'standing'>): boolean => standing === 'asked'

/** How pressing something is: late, for today, within some days, or later. */
export type Urgency = 'overdue' | 'today' | 'soon' | 'later'

/** Days ahead in which something that is wanted is soon. */
const soon = 3

/**
 * How pressing something is that is wanted before a day; null where no day is named, or where nothing is to be done any
 * more. Days are 'YYYY-MM-DD'.
 */
export function urgencyOf({ standing, due }: Pick<ToDo, 'standing' | 'due'>, today: string): Urgency | null {
  if (!due || !isOpen({ standing })) return null
  if (due < today) return 'overdue'
  if (due === today) return 'today'
  return due <= addDays(today, soon) ? 'soon' : 'later'
}
