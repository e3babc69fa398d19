import { isToDoOpen, type ToDo } from './to-do.ts'

interface SeenMessageFields {
  seen_by_customer?: unknown
}

/** Numbers of open items. They are the same on every screen (HEADER-03, HEADER-05, DASH-01, DASH-03). */
export interface ToDoCounts {
  /** Number of open requests, whether seen or not. */
  toDo: number
  /** Number of documents among the open requests. */
  requested: number
  /** Number of unseen messages. */
  newMessages: number
  /** Number of open requests and unseen messages. An unseen message that needs an answer is both, but counts once. */
  newOrToDo: number
}

/** Counts unseen messages (SEEN-01). `elsewhere` is their number on pages that were not fetched. */
export const countUnseen = (messages: readonly SeenMessageFields[], elsewhere = 0): number =>
  messages.filter(({ seen_by_customer }) => !seen_by_customer).length + elsewhere

/** Returns the requested documents that the customer has not sent yet. */
export const filterRequestedDocuments = (toDos: readonly ToDo[]): ToDo[] =>
  toDos.filter((toDo) => isToDoOpen(toDo) && (toDo.kind === 'document' || toDo.kind === 'damage'))

export function countToDos(toDos: readonly ToDo[], newMessages: number): ToDoCounts {
  const open = toDos.filter(isToDoOpen)
  const countedTwice = open.filter(({ kind, isNew }) => kind === 'answer' && isNew).length
  return {
    toDo: open.length,
    requested: filterRequestedDocuments(toDos).length,
    newMessages,
    newOrToDo: open.length + newMessages - countedTwice,
  }
}
