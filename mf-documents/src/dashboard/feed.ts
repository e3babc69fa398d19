import type { Mortgage } from '@portal/contract/mortgage'
import type { Task } from '@portal/contract/task'
import { missingOf } from '@portal/domain/progress'
import { type Message, newestFirst } from '../shared/message.ts'
import { messagePath, mortgagePath, taskPath } from '../shared/paths.ts'

/** A mortgage's requested documents, as one entry (FEED-02 … FEED-05). */
export interface UploadEntry {
  kind: 'upload'
  /** Name of the only document that is missing; null where none or several are. */
  only: string | null
  missing: number
}

/** One line of the feed on the dashboard. */
export type FeedItem = {
  key: string
  href: string
  moment: string | null
  seen: boolean
} & (
  | UploadEntry
  | { kind: 'task'; title: string; due: string | null }
  | { kind: Message['kind']; title: string; from: string | null }
)

function ofMortgage(mortgage: Mortgage): FeedItem {
  const missing = missingOf(mortgage.progress)
  const moments = mortgage.progress.flatMap(({ updated_at, created_at }) => updated_at ?? created_at ?? [])
  return {
    kind: 'upload',
    key: `mortgage-${mortgage.id}`,
    href: mortgagePath(mortgage.id),
    moment: moments.sort().at(-1) ?? null,
    seen: Boolean(mortgage.seen_by_customer),
    only: missing.length === 1 ? (missing[0]?.name ?? null) : null,
    missing: missing.length,
  }
}

const ofTask = (task: Task): FeedItem => ({
  kind: 'task',
  key: `task-${task.id}`,
  href: taskPath(task.id),
  moment: task.created_at ?? task.date,
  seen: Boolean(task.seen_by_customer),
  title: task.title,
  due: task.date,
})

const ofMessage = ({ kind, key, moment, seen, title, from }: Message): FeedItem => ({
  kind,
  key,
  href: messagePath(key),
  moment,
  seen,
  title,
  from,
})

/** Everything that waits or waited for the customer, newest first (FEED-01). Mortgages that ask for nothing stay out. */
export const feedOf = (
  mortgages: readonly Mortgage[],
  tasks: readonly Task[],
  messages: readonly Message[],
): FeedItem[] =>
  [
    ...mortgages.filter(({ progress }) => progress.length > 0).map(ofMortgage),
    ...tasks.map(ofTask),
    ...messages.map(ofMessage),
  ].sort(newestFirst)
