import * as v from '@portal/contract/schema'
import { Id, IsoDate, IsoMoment, nullableField, SeenByAdvisor } from './wire.ts'

/** A document that an application or damage requires. Flags are 0 or 1. */
export const progressFields = {
  id: Id,
  name: v.string(),
  comment: nullableField(v.string()),
  /** Deadline. Not in the specification. */
  date: nullableField(IsoDate),
  completed: nullableField(v.number()),
  received: nullableField(v.number()),
  sent: nullableField(v.number()),
  created_at: nullableField(IsoMoment),
  updated_at: nullableField(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
}
