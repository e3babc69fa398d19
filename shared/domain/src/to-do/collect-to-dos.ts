import type { Id } from '@portal/contract/wire'
import { getDocumentStatus } from '../document-progress.ts'
import { isToDoOpen, type ToDo, type ToDoStatus } from './to-do.ts'

interface SeenFields {
  seen_by_customer?: unknown
  seen_by_advisor?: string | null
}

interface TaskLike extends SeenFields {
  id: Id
  title: string
  description?: string | null
  status?: string | number | null
  date?: string | null
  time?: string | null
  created_at?: string | null
  signing_id?: Id | null
}

interface DocumentLike {
  id: Id
  name: string
  comment?: string | null
  date?: string | null
  received?: number | boolean | null
  completed?: number | boolean | null
  seen_by_advisor?: string | null
  created_at?: string | null
}

interface NoteLike extends SeenFields {
  id: Id
  title?: string | null
  content?: string | null
  datetime?: string | null
  wants_answer?: boolean | null
  answered_at?: string | null
}

/** API responses from which to-dos are collected. A missing response adds no to-dos. */
export interface ToDoSources {
  tasks?: { unfinished?: readonly TaskLike[]; finished?: readonly TaskLike[] } | null
  mortgages?: readonly (SeenFields & { id: Id; progress?: readonly DocumentLike[] | null })[] | null
  damages?:
    | readonly (SeenFields & {
        id: Id
        settled?: boolean | null
        progress_items?: readonly DocumentLike[] | null
      })[]
    | null
  notes?: readonly NoteLike[] | null
}

const getAnsweredStatus = (seenByAdvisor: string | null | undefined): ToDoStatus =>
  seenByAdvisor ? 'seen' : 'sent'

/** A task that the customer has answered waits for the adviser; any other finished task is done. */
const convertTaskToToDo =
  (isFinished: boolean) =>
  (task: TaskLike): ToDo => ({
    kind: 'task',
    key: `task-${task.id}`,
    id: task.id,
    of: null,
    title: task.title,
    about: task.description ?? null,
    due: task.date?.slice(0, 10) ?? null,
    time: task.time ?? null,
    requestedAt: task.created_at ?? task.date ?? null,
    status: !isFinished
      ? 'asked'
      : task.status === 'answered'
        ? getAnsweredStatus(task.seen_by_advisor)
        : 'done',
    isNew: !task.seen_by_customer,
    ...(task.signing_id != null && { signing: task.signing_id }),
  })

const toDoStatusByDocumentStatus = {
  missing: 'asked',
  received: 'sent',
  seen: 'seen',
  completed: 'done',
} as const

const convertDocumentToToDo =
  (kind: 'document' | 'damage', of: Id, isNew: boolean) =>
  (item: DocumentLike): ToDo => ({
    kind,
    key: `${kind}-${item.id}`,
    id: item.id,
    of,
    title: item.name,
    about: item.comment ?? null,
    due: item.date ?? null,
    time: null,
    requestedAt: item.created_at ?? null,
    status: toDoStatusByDocumentStatus[getDocumentStatus(item)],
    isNew,
  })

const convertNoteToToDo = (note: NoteLike): ToDo => ({
  kind: 'answer',
  key: `answer-${note.id}`,
  id: note.id,
  of: null,
  title: note.title ?? '',
  about: note.content ?? null,
  due: null,
  time: null,
  requestedAt: note.datetime ?? null,
  status: note.answered_at ? getAnsweredStatus(note.seen_by_advisor) : 'asked',
  isNew: !note.seen_by_customer,
})

/**
 * Collects all requests of the tenant. Open requests come first, by deadline and then by time of the request; the
 * others follow, newest first. A settled damage has no requests.
 */
export function collectToDos({ tasks, mortgages, damages, notes }: ToDoSources): ToDo[] {
  const all = [
    ...(tasks?.unfinished ?? []).map(convertTaskToToDo(false)),
    ...(tasks?.finished ?? []).map(convertTaskToToDo(true)),
    ...(mortgages ?? []).flatMap(({ id, progress, seen_by_customer }) =>
      (progress ?? []).map(convertDocumentToToDo('document', id, !seen_by_customer)),
    ),
    ...(damages ?? [])
      .filter(({ settled }) => !settled)
      .flatMap(({ id, progress_items }) =>
        (progress_items ?? []).map(convertDocumentToToDo('damage', id, false)),
      ),
    ...(notes ?? []).filter(({ wants_answer }) => wants_answer).map(convertNoteToToDo),
  ]
  return all.sort(compareUrgency)
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
/** Sort key of a request without deadline, which comes after every date. */
const noDeadlineSortKey = '9'

function compareUrgency(one: ToDo, other: ToDo): number {
  const [open, otherOpen] = [isToDoOpen(one), isToDoOpen(other)]
  if (open !== otherOpen) return open ? -1 : 1
  if (!open) return compareTexts(other.requestedAt ?? '', one.requestedAt ?? '')
  return (
    compareTexts(one.due ?? noDeadlineSortKey, other.due ?? noDeadlineSortKey) ||
    compareTexts(one.requestedAt ?? noDeadlineSortKey, other.requestedAt ?? noDeadlineSortKey)
  )
}
