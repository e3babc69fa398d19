import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoDate, oneOf } from './wire.ts'

/**
 * An upcoming event that a page cannot compute from the file: norms that change whether the household can stay in its
 * home.
 */
export const UpcomingEvent = v.object({
  kind: oneOf('norms'),
  /** First day of the norm edition. */
  date: IsoDate,
  /** Id of the affected mortgage. */
  of: Id,
  /** 'worse' if at least one scenario result gets worse; 'better' if results only improve. */
  turns: oneOf('better', 'worse'),
})
export type UpcomingEvent = v.InferOutput<typeof UpcomingEvent>

/** Reads the upcoming events found by the last nightly run; empty before the first. */
export const getUpcomingEvents = get('/customer/mortgage/radar', {
  feature: 'mortgages',
  key: 'RADAR',
  answer: dataEnvelope(v.array(UpcomingEvent)),
  summary: 'What is ahead that follows from more than the file: norms that turn an answer.',
})
