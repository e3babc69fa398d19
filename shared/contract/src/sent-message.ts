import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField } from './wire.ts'

/** Not in the specification. */
export const SentMessage = v.object({
  id: Id,
  message: v.string(),
  subject: nullableField(v.string()),
  task_id: nullableField(Id),
  screen: nullableField(v.string()),
  handled_at: nullableField(IsoMoment),
  reply_to_type: nullableField(v.string()),
  reply_to_id: nullableField(Id),
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
  created_at: nullableField(IsoMoment),
  /** File guest, or owner of the file, if it is not the reader (HOUSE-08). */
  by: nullableField(v.string()),
})
export type SentMessage = v.InferOutput<typeof SentMessage>

export const getSentMessages = get('/customer/customer/message/sent', {
  key: 'SENT',
  response: dataEnvelope(v.array(SentMessage)),
  summary: 'Messages and task replies that the customer sent (INBOX-03).',
})
