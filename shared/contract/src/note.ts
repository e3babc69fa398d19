import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { data, Id, IsoMoment, maybe, SeenAt, SeenByAdvisor } from './wire.ts'

/** A message from the firm, in plain text (ENTITY-23). */
export const Note = v.object({
  id: Id,
  title: maybe(v.string()),
  content: maybe(v.string()),
  datetime: maybe(IsoMoment),
  seen_by_customer: SeenAt,
  /** The firm waits for an answer to it. Not in the specification: other firms leave it out. */
  wants_answer: maybe(v.boolean()),
  /** When the customer answered it last. Not in the specification. */
  answered_at: maybe(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
  /** Documents of the customer's file that go with it. Not in the specification: other firms leave it out. */
  documents: v.nullish(v.array(v.object({ id: Id, name: v.string() })), []),
})
export type Note = v.InferOutput<typeof Note>

/** Reads the messages from the firm, newest first (API-36). */
export const getNotes = get('/customer/note', {
  key: 'NOTE',
  answer: data(v.array(Note)),
  summary: 'Messages from the firm (API-36, ENTITY-23).',
})
