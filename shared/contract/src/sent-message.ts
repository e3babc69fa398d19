import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoMoment, maybe } from './wire.ts'

/** A message, or an answer to a task, that the customer sent. Not in the specification. */
export const SentMessage = v.object({
  id: Id,
  message: v.string(),
  /** The answered task's title. */
  subject: maybe(v.string()),
  task_id: maybe(Id),
  /** Screen that it was sent from: `schades` for a damage report. */
  screen: maybe(v.string()),
  /** When staff handled it; empty: not yet. */
  handled_at: maybe(IsoMoment),
  reply_to_type: maybe(v.string()),
  reply_to_id: maybe(Id),
  /** Attached documents that still exist. */
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
  created_at: maybe(IsoMoment),
  /** Author, if another than the reader: a file guest, or the file's owner (HOUSE-08). */
  by: maybe(v.string()),
})
export type SentMessage = v.InferOutput<typeof SentMessage>

/** Reads the messages that the customer sent, newest first. Not in the specification. */
export const getSentMessages = get('/customer/customer/message/sent', {
  key: 'SENT',
  answer: data(v.array(SentMessage)),
  summary: 'Messages and answers to tasks that the customer sent (INBOX-03).',
})
