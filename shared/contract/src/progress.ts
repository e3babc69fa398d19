import * as v from '@portal/contract/schema'
import { Id, IsoDate, IsoMoment, maybe, SeenByAdvisor } from './wire.ts'

/** Fields of a document that an application or damage requires. Flags are 0 or 1. */
export const progress = {
  id: Id,
  name: v.string(),
  comment: maybe(v.string()),
  /** Deadline. Not in the specification: other servers omit it. */
  date: maybe(IsoDate),
  completed: maybe(v.number()),
  received: maybe(v.number()),
  sent: maybe(v.number()),
  created_at: maybe(IsoMoment),
  updated_at: maybe(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
}
