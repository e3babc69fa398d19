import { isOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { type Message, newestFirst } from '../shared/message.ts'
import { messagePath, toDoPath } from '../shared/paths.ts'

/** Documents requested for one mortgage or damage, as one entry (FEED-02 … FEED-05). */
export interface UploadEntry {
  kind: 'document' | 'damage'
  /** Name of the only missing document; null if none or several are missing. */
  only: string | null
  missing: number
}

/** A line of the feed on the dashboard. */
export type FeedItem = {
  key: string
  href: string
  moment: string | null
  /** Number of open items in it: its to-dos, or 1 for a new message. */
  waits: number
} & (
  | UploadEntry
  | { kind: 'task'; toDo: ToDo }
  | { kind: Message['kind']; title: string; from: string | null; wantsAnswer: boolean }
)

const ofTask = (toDo: ToDo): FeedItem => ({
  kind: 'task',
  key: toDo.key,
  href: toDoPath(toDo),
  moment: toDo.requestedAt,
  waits: isOpen(toDo) ? 1 : 0,
  toDo,
})

function ofUploads(kind: UploadEntry['kind'], toDos: readonly [ToDo, ...ToDo[]]): FeedItem {
  const missing = toDos.filter(isOpen)
  const moments = toDos.flatMap((toDo) => toDo.requestedAt ?? [])
  return {
    kind,
    key: `${kind}-of-${toDos[0].of}`,
    href: toDoPath(toDos[0]),
    moment: moments.sort().at(-1) ?? null,
    waits: missing.length,
    only: missing.length === 1 ? (missing[0]?.title ?? null) : null,
    missing: missing.length,
  }
}

const ofMessage = ({ kind, key, moment, seen, title, from, wantsAnswer }: Message): FeedItem => ({
  kind,
  key,
  href: messagePath(key),
  moment,
  waits: wantsAnswer || !seen ? 1 : 0,
  title,
  from,
  wantsAnswer,
})

/**
 * Everything that needs or needed the customer's attention, newest first (FEED-01). Documents of one mortgage or damage
 * are one line; a requested answer is represented by its message.
 */
export function feedOf(toDos: readonly ToDo[], messages: readonly Message[]): FeedItem[] {
  const uploads = (kind: UploadEntry['kind']) =>
    [
      ...Map.groupBy(
        toDos.filter((toDo) => toDo.kind === kind),
        ({ of }) => of,
      ).values(),
    ].map((toDos) => ofUploads(kind, toDos as [ToDo, ...ToDo[]]))
  return [
    ...uploads('document'),
    ...uploads('damage'),
    ...toDos.filter(({ kind }) => kind === 'task').map(ofTask),
    ...messages.map(ofMessage),
  ].sort(newestFirst)
}
