import * as v from '@portal/contract/valibot'
import { Id, IsoDate, IsoMoment, nullableField, SeenByAdvisorField } from './wire.ts'

/**
 * Fields of a document that an application or damage report requires. `completed`, `received` and `sent` are 0 or 1.
 */
export const progressItemFields = {
  id: Id,
  name: v.string(),
  comment: nullableField(v.string()),
  /** Deadline for sending the document. Not in the specification. */
  date: nullableField(IsoDate),
  completed: nullableField(v.number()),
  received: nullableField(v.number()),
  sent: nullableField(v.number()),
  created_at: nullableField(IsoMoment),
  updated_at: nullableField(IsoMoment),
  seen_by_advisor: SeenByAdvisorField,
}
