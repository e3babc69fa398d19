import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { dataEnvelope, Id, IsoMoment, nullableField, SeenAtField, SeenByAdvisorField } from './wire.ts'

export const Note = v.object({
  id: Id,
  title: nullableField(v.string()),
  content: nullableField(v.string()),
  datetime: nullableField(IsoMoment),
  seen_by_customer: SeenAtField,
  wants_answer: nullableField(v.boolean()),
  /** Time of the customer's last answer. Not in the specification. */
  answered_at: nullableField(IsoMoment),
  seen_by_advisor: SeenByAdvisorField,
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
})
export type Note = v.InferOutput<typeof Note>

export const getNotes = defineGet('/customer/note', {
  key: 'NOTE',
  response: dataEnvelope(v.array(Note)),
  summary: 'Messages from the tenant (API-36, ENTITY-23).',
})
