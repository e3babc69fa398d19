import * as v from '@portal/contract/schema'
import { Id, IsoDate, IsoMoment, maybe, SeenByAdvisor } from './wire.ts'

/** What every document has that an application or the handling of a damage waits for. Flags are 0 or 1. */
export const progress = {
  id: Id,
  name: v.string(),
  comment: maybe(v.string()),
  /** Day before which it is wanted. Not in the specification: other firms leave it out. */
  date: maybe(IsoDate),
  completed: maybe(v.number()),
  received: maybe(v.number()),
  sent: maybe(v.number()),
  created_at: maybe(IsoMoment),
  updated_at: maybe(IsoMoment),
  seen_by_advisor: SeenByAdvisor,
}
