import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField } from './wire.ts'

/** A message, or an answer to a task, that the customer sent. Not in the specification. */
export const SentMessage = v.object({
  id: Id,
  message: v.string(),
  subject: nullableField(v.string()),
  task_id: nullableField(Id),
  screen: nullableField(v.string()),
  /** Time at which staff handled the message; empty: not yet. */
  handled_at: nullableField(IsoMoment),
  reply_to_type: nullableField(v.string()),
  reply_to_id: nullableField(Id),
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
  created_at: nullableField(IsoMoment),
  /** Author if it is not the reader: a file guest, or the owner of the file (HOUSE-08). */
  by: nullableField(v.string()),
})
export type SentMessage = v.InferOutput<typeof SentMessage>

export const getSentMessages = get('/customer/customer/message/sent', {
  key: 'SENT',
  answer: dataEnvelope(v.array(SentMessage)),
  summary: 'Messages and answers to tasks that the customer sent (INBOX-03).',
})
