import type { ToDoListRequest } from '@portal/contract/remote-registry'
import { collectToDos, type ToDoSources } from '@portal/domain/to-do/collect-to-dos'
import { isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'

const getResponseData = (answer: unknown): unknown => (answer as { data?: unknown } | null)?.data

const filterRecords = (list: unknown): object[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'object' && item !== null) : []

function toToDoSource(from: string, answer: unknown): ToDoSources {
  const data = getResponseData(answer)
  if (from === 'tasks') {
    const { unfinished, finished } = (data ?? {}) as Record<string, unknown>
    return {
      tasks: {
        unfinished: filterRecords(unfinished),
        finished: filterRecords(finished),
      } as ToDoSources['tasks'],
    }
  }
  const known = from === 'mortgages' || from === 'damages' || from === 'notes'
  return known ? ({ [from]: filterRecords(data) } as ToDoSources) : {}
}

/** Finds open to-dos in responses; each response belongs to the read at its index. */
export const findOpenToDos = (reads: readonly ToDoListRequest[], answers: readonly unknown[]): ToDo[] =>
  collectToDos(
    Object.assign({}, ...reads.map(({ from }, index) => toToDoSource(from, answers[index]))),
  ).filter(isToDoOpen)
