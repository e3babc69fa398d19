import { isToDoOpen, type ToDo } from './to-do.ts'

interface SeenFields {
  seen_by_customer?: unknown
}

/**
 * Numbers of a customer's open items. They have the same meaning on every screen (HEADER-03, HEADER-05, DASH-01,
 * DASH-03).
 */
export interface ToDoCounts {
  /** Number "to do": open requests of the tenant, whether the customer has seen them or not. */
  toDo: number
  /** Number "requested": documents among the open requests. */
  requested: number
  /** Number "new": unseen messages. */
  newMessages: number
  /** Number "new or to do": the sum of both; a new message that needs an answer counts once. */
  newOrToDo: number
}

/** Number of unseen messages (SEEN-01). `elsewhere` is the number on pages that were not fetched. */
export const countUnseen = (messages: readonly SeenFields[], elsewhere = 0): number =>
  messages.filter(({ seen_by_customer }) => !seen_by_customer).length + elsewhere

/** Documents that the tenant requests and the customer has not sent yet, in the order of the requests. */
export const filterRequestedDocuments = (toDos: readonly ToDo[]): ToDo[] =>
  toDos.filter((toDo) => isToDoOpen(toDo) && (toDo.kind === 'document' || toDo.kind === 'damage'))

/** Calculates the numbers from all requests of the tenant, open or not, and the number of unseen messages. */
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
