import { isOpen, type ToDo } from './to-do.ts'

interface Seen {
  seen_by_customer?: unknown
}

/**
 * How much there is for a customer, by the one meaning that each word has on every screen (HEADER-03, HEADER-05, DASH-01,
 * DASH-03).
 */
export interface Counts {
  /** "To do": what the firm asks and waits for, seen or not. */
  toDo: number
  /** "Requested": the documents among what is to be done. */
  requested: number
  /** "New": messages that were not seen. */
  newMessages: number
  /** "New or to do": both together; a new message that wants an answer is one thing. */
  newOrToDo: number
}

/** How many messages were not seen (SEEN-01). `elsewhere`: those on pages that were not fetched. */
export const unseenOf = (messages: readonly Seen[], elsewhere = 0): number =>
  messages.filter(({ seen_by_customer }) => !seen_by_customer).length + elsewhere

/** The documents that the tenant asks for and nobody has sent, in the order of the to-dos. */
export const requestedOf = (toDos: readonly ToDo[]): ToDo[] =>
  toDos.filter((toDo) => isOpen(toDo) && (toDo.kind === 'document' || toDo.kind === 'damage'))

/** Counts what the firm asks, open or not, and `newMessages` messages that were not seen. */
export function countsOf(toDos: readonly ToDo[], newMessages: number): Counts {
  const open = toDos.filter(isOpen)
  const countedTwice = open.filter(({ kind, isNew }) => kind === 'answer' && isNew).length
  return {
    toDo: open.length,
    requested: requestedOf(toDos).length,
    newMessages,
    newOrToDo: open.length + newMessages - countedTwice,
  }
}
