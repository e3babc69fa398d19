import { isToDoOpen, type ToDo } from '@portal/domain/to-do/to-do'
import { compareNewestFirst, type InboxMessage } from '../shared/inbox-message.ts'
import { getMessagePath, getToDoPath } from '../shared/screen-paths.ts'

/** Requested documents of one mortgage or damage, combined in one feed item (FEED-02 … FEED-05). */
export interface RequestedDocumentsEntry {
  kind: 'document' | 'damage'
  /** Name of the only missing document; null if none or several are missing. */
  only: string | null
  missing: number
}

export type FeedItem = {
  key: string
  href: string
  moment: string | null
  /** Number of open items that this row represents: its requests, or 1 for a new message. */
  waits: number
} & (
  | RequestedDocumentsEntry
  | { kind: 'task'; toDo: ToDo }
  | { kind: InboxMessage['kind']; title: string; from: string | null; wantsAnswer: boolean }
)

const createTaskFeedItem = (toDo: ToDo): FeedItem => ({
  kind: 'task',
  key: toDo.key,
  href: getToDoPath(toDo),
  moment: toDo.requestedAt,
  waits: isToDoOpen(toDo) ? 1 : 0,
  toDo,
})

function createDocumentsFeedItem(
  kind: RequestedDocumentsEntry['kind'],
  toDos: readonly [ToDo, ...ToDo[]],
): FeedItem {
  const missing = toDos.filter(isToDoOpen)
  const moments = toDos.flatMap((toDo) => toDo.requestedAt ?? [])
  return {
    kind,
    key: `${kind}-of-${toDos[0].of}`,
    href: getToDoPath(toDos[0]),
    moment: moments.sort().at(-1) ?? null,
    waits: missing.length,
    only: missing.length === 1 ? (missing[0]?.title ?? null) : null,
    missing: missing.length,
  }
}

const createMessageFeedItem = ({
  kind,
  key,
  moment,
  seen,
  title,
  from,
  wantsAnswer,
}: InboxMessage): FeedItem => ({
  kind,
  key,
  href: getMessagePath(key),
  moment,
  waits: wantsAnswer || !seen ? 1 : 0,
  title,
  from,
  wantsAnswer,
})

/**
 * Creates the feed: open and earlier items, newest first (FEED-01). The requested documents of one mortgage or damage
 * are one item. A message that expects an answer appears as a message, but not as a request too.
 */
export function createFeed(toDos: readonly ToDo[], messages: readonly InboxMessage[]): FeedItem[] {
  const createDocumentsFeedItems = (kind: RequestedDocumentsEntry['kind']) =>
    [
      ...Map.groupBy(
        toDos.filter((toDo) => toDo.kind === kind),
        ({ of }) => of,
      ).values(),
    ].map((toDos) => createDocumentsFeedItem(kind, toDos as [ToDo, ...ToDo[]]))
  return [
    ...createDocumentsFeedItems('document'),
    ...createDocumentsFeedItems('damage'),
    ...toDos.filter(({ kind }) => kind === 'task').map(createTaskFeedItem),
    ...messages.map(createMessageFeedItem),
  ].sort(compareNewestFirst)
}
