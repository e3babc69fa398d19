import * as v from '@portal/contract/valibot'
import { defineGet } from './call.ts'
import { createKnownValuesField, dataEnvelope, Id, IsoDate } from './wire.ts'

/** A new norm edition that changes whether the household can stay in its home. */
export const UpcomingEvent = v.object({
  kind: createKnownValuesField('norms'),
  /** First day on which the norm edition applies. */
  date: IsoDate,
  of: Id,
  /** 'worse' if the result of at least one scenario gets worse, otherwise 'better'. */
  turns: createKnownValuesField('better', 'worse'),
})
export type UpcomingEvent = v.InferOutput<typeof UpcomingEvent>

/** Returns the results of the last nightly job; an empty list before the first one. */
export const getUpcomingEvents = defineGet('/customer/mortgage/radar', {
  feature: 'mortgages',
  key: 'RADAR',
  response: dataEnvelope(v.array(UpcomingEvent)),
  summary: 'Upcoming events that a page cannot compute from the file, such as new norms.',
})
