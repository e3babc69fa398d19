import type { Id } from '@portal/contract/wire'
import { standingOf } from '../progress.ts'
import { isOpen, type Standing, type ToDo } from './to-do.ts'

interface Seen {
  seen_by_customer?: unknown
  seen_by_advisor?: string | null
}

interface TaskLike extends Seen {
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

interface NoteLike extends Seen {
  id: Id
  title?: string | null
  content?: string | null
  datetime?: string | null
  wants_answer?: boolean | null
  answered_at?: string | null
}

/** What can ask something of the customer, as the reads of the wire bring it; what is not there asks nothing. */
export interface Asking {
  tasks?: { unfinished?: readonly TaskLike[]; finished?: readonly TaskLike[] } | null
  mortgages?: readonly (Seen & { id: Id; progress?: readonly DocumentLike[] | null })[] | null
  damages?:
    | readonly (Seen & {
        id: Id
        settled?: boolean | null
        progress_items?: readonly DocumentLike[] | null
      })[]
    | null
  notes?: readonly NoteLike[] | null
}

const sentOrSeen = (seenByAdvisor: string | null | undefined): Standing => (seenByAdvisor ? 'seen' : 'sent')

/** A task that was answered waits for the adviser; any other that is no longer unfinished is done. */
const ofTask =
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
    standing: !isFinished ? 'asked' : task.status === 'answered' ? sentOrSeen(task.seen_by_advisor) : 'done',
    isNew: !task.seen_by_customer,
    ...(task.signing_id != null && { signing: task.signing_id }),
  })

const documentStandings = { missing: 'asked', received: 'sent', seen: 'seen', completed: 'done' } as const

const ofDocument =
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
    standing: documentStandings[standingOf(item)],
    isNew,
  })

const ofNote = (note: NoteLike): ToDo => ({
  kind: 'answer',
  key: `answer-${note.id}`,
  id: note.id,
  of: null,
  title: note.title ?? '',
  about: note.content ?? null,
  due: null,
  time: null,
  requestedAt: note.datetime ?? null,
  standing: note.answered_at ? sentOrSeen(note.seen_by_advisor) : 'asked',
  isNew: !note.seen_by_customer,
})

/**
 * All that the firm asks of the customer: what is open first, by the day before which it is wanted and then as it was
 * asked; then what was sent, the newest first. A damage that is settled asks nothing more.
 */
export function toDosOf({ tasks, mortgages, damages, notes }: Asking): ToDo[] {
  const all = [
    ...(tasks?.unfinished ?? []).map(ofTask(false)),
    ...(tasks?.finished ?? []).map(ofTask(true)),
    ...(mortgages ?? []).flatMap(({ id, progress, seen_by_customer }) =>
      (progress ?? []).map(ofDocument('document', id, !seen_by_customer)),
    ),
    ...(damages ?? [])
      .filter(({ settled }) => !settled)
      .flatMap(({ id, progress_items }) => (progress_items ?? []).map(ofDocument('damage', id, false))),
    ...(notes ?? []).filter(({ wants_answer }) => wants_answer).map(ofNote),
  ]
  return all.sort(mostPressingFirst)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
/** Comes after every day and moment. */
const last = '9'

function mostPressingFirst(one: ToDo, other: ToDo): number {
  const [open, otherOpen] = [isOpen(one), isOpen(other)]
  if (open !== otherOpen) return open ? -1 : 1
  if (!open) return compare(other.requestedAt ?? '', one.requestedAt ?? '')
  return (
    compare(one.due ?? last, other.due ?? last) || compare(one.requestedAt ?? last, other.requestedAt ?? last)
  )
}
