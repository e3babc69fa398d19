import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoMoment, maybe } from './wire.ts'

/** A message, or an answer to a task, that the customer sent. Not in the specification. */
export const SentMessage = v.object({
  id: Id,
  message: v.string(),
  /** The task's title where it answers one. */
  subject: maybe(v.string()),
  task_id: maybe(Id),
  reply_to_type: maybe(v.string()),
  reply_to_id: maybe(Id),
  /** What went along and is still among the customer's documents. */
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
  created_at: maybe(IsoMoment),
  /** Who wrote it, where that was not whoever reads it: somebody who was let into the file, or whose file it is (HOUSE-08). */
  by: maybe(v.string()),
})
export type SentMessage = v.InferOutput<typeof SentMessage>

/** Reads the messages that the customer sent, newest first. Not in the specification. */
export const getSentMessages = get('/customer/customer/message/sent', {
  key: 'SENT',
  answer: data(v.array(SentMessage)),
  summary: 'Messages and answers to tasks that the customer sent (INBOX-03).',
})
