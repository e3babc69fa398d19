import { isOpen, type ToDo } from './to-do.ts'

interface Seen {
  seen_by_customer?: unknown
}

/** A customer's counts, with the same meaning on every screen (HEADER-03, HEADER-05, DASH-01, DASH-03). */
export interface Counts {
  /** "To do": open requests of the tenant, seen or not. */
  toDo: number
  /** "Requested": documents among the to-dos. */
  requested: number
  /** "New": unseen messages. */
  newMessages: number
  /** "New or to do": sum of both; a new message that needs an answer counts once. */
  newOrToDo: number
}

/** Number of unseen messages (SEEN-01). `elsewhere`: those on pages that were not fetched. */
export const countUnseen = (messages: readonly Seen[], elsewhere = 0): number =>
  messages.filter(({ seen_by_customer }) => !seen_by_customer).length + elsewhere

/** The documents that the tenant asks for and nobody has sent, in the order of the to-dos. */
export const requestedDocuments = (toDos: readonly ToDo[]): ToDo[] =>
  toDos.filter((toDo) => isOpen(toDo) && (toDo.kind === 'document' || toDo.kind === 'damage'))

/** Computes the counts from all requests of the tenant, open or not, and the number of unseen messages. */
export function countToDos(toDos: readonly ToDo[], newMessages: number): Counts {
  const open = toDos.filter(isOpen)
  const countedTwice = open.filter(({ kind, isNew }) => kind === 'answer' && isNew).length
  return {
    toDo: open.length,
    requested: requestedDocuments(toDos).length,
    newMessages,
    newOrToDo: open.length + newMessages - countedTwice,
  }
}
