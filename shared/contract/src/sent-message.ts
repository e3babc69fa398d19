import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField } from './wire.ts'

/** A message or task reply that the customer sent. Not in the specification. */
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
  /** Name of the sender, if the message is not from the reader (HOUSE-08). */
  by: nullableField(v.string()),
})
export type SentMessage = v.InferOutput<typeof SentMessage>

export const getSentMessages = defineGet('/customer/customer/message/sent', {
  key: 'SENT',
  response: dataEnvelope(v.array(SentMessage)),
  summary: 'Messages and task replies that the customer sent (INBOX-03).',
})
