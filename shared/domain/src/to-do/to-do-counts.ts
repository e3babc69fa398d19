import { isToDoOpen, type ToDo } from './to-do.ts'

interface SeenFields {
  seen_by_customer?: unknown
}

/** Numbers of open items, the same on every screen (HEADER-03, HEADER-05, DASH-01, DASH-03). */
export interface ToDoCounts {
  /** Open requests, seen or not. */
  toDo: number
  /** Documents among the open requests. */
  requested: number
  /** Unseen messages. */
  newMessages: number
  /** Sum of both; a new message that needs an answer counts once. */
  newOrToDo: number
}

/** Unseen messages (SEEN-01). `elsewhere` is the number on pages that were not fetched. */
export const countUnseen = (messages: readonly SeenFields[], elsewhere = 0): number =>
  messages.filter(({ seen_by_customer }) => !seen_by_customer).length + elsewhere

/** Requested documents that the customer has not sent yet. */
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
