import type { ToDoRead } from '@portal/contract/registry'
import { isOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { type ToDoSources, toDosOf } from '@portal/domain/to-do/to-dos-of'

const dataOf = (answer: unknown): unknown => (answer as { data?: unknown } | null)?.data

const recordsOf = (list: unknown): object[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []

/** Converts an unparsed response to its to-do source; unknown sources give no to-dos. */
function toDoSourceOf(from: string, answer: unknown): ToDoSources {
  const data = dataOf(answer)
  if (from === 'tasks') {
    const { unfinished, finished } = (data ?? {}) as Record<string, unknown>
    return {
      tasks: { unfinished: recordsOf(unfinished), finished: recordsOf(finished) } as ToDoSources['tasks'],
    }
  }
  const known = from === 'mortgages' || from === 'damages' || from === 'notes'
  return known ? ({ [from]: recordsOf(data) } as ToDoSources) : {}
}

/** Open to-dos of some responses; each belongs to the read at its index. */
export const openOf = (reads: readonly ToDoRead[], answers: readonly unknown[]): ToDo[] =>
  toDosOf(Object.assign({}, ...reads.map(({ from }, index) => toDoSourceOf(from, answers[index])))).filter(
    isOpen,
  )
