import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAt, SeenByAdvisor } from './wire.ts'

export const Note = v.object({
  id: Id,
  title: nullableField(v.string()),
  content: nullableField(v.string()),
  datetime: nullableField(IsoMoment),
  seen_by_customer: SeenAt,
  /** An answer is expected. Not in the specification: other servers omit it. */
  wants_answer: nullableField(v.boolean()),
  /** When the customer last answered. Not in the specification. */
  answered_at: nullableField(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
})
export type Note = v.InferOutput<typeof Note>

export const getNotes = get('/customer/note', {
  key: 'NOTE',
  answer: dataEnvelope(v.array(Note)),
  summary: 'Messages from the tenant (API-36, ENTITY-23).',
})
