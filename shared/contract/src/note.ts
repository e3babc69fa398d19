import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoMoment, maybe, SeenAt, SeenByAdvisor } from './wire.ts'

/** A message of the tenant, in plain text (ENTITY-23). */
export const Note = v.object({
  id: Id,
  title: maybe(v.string()),
  content: maybe(v.string()),
  datetime: maybe(IsoMoment),
  seen_by_customer: SeenAt,
  /** An answer is expected. Not in the specification: other servers omit it. */
  wants_answer: maybe(v.boolean()),
  /** When the customer last answered. Not in the specification. */
  answered_at: maybe(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
  /** Attached documents of the customer's file. Not in the specification: other servers omit it. */
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
})
export type Note = v.InferOutput<typeof Note>

/** Reads the tenant's messages, newest first (API-36). */
export const getNotes = get('/customer/note', {
  key: 'NOTE',
  answer: data(v.array(Note)),
  summary: 'Messages from the tenant (API-36, ENTITY-23).',
})
