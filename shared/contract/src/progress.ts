import * as v from '@portal/contract/schema'
import { Id, IsoMoment, maybe } from './wire.ts'

/** What every document has that an application or the handling of a damage waits for. Flags are 0 or 1. */
export const progress = {
  id: Id,
  name: v.string(),
  comment: maybe(v.string()),
  completed: maybe(v.number()),
  received: maybe(v.number()),
  sent: maybe(v.number()),
  created_at: maybe(IsoMoment),
  updated_at: maybe(IsoMoment),
}
