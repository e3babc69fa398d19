import * as v from '@portal/contract/schema'
import { get } from './call.ts'
import { dataEnvelope, Id, IsoDate, textWithKnownValues } from './wire.ts'

/** Norms that change whether the household can stay in its home. */
export const UpcomingEvent = v.object({
  kind: textWithKnownValues('norms'),
  /** First day of the norm edition. */
  date: IsoDate,
  of: Id,
  /** 'worse' if at least one scenario result gets worse. */
  turns: textWithKnownValues('better', 'worse'),
})
export type UpcomingEvent = v.InferOutput<typeof UpcomingEvent>

/** Found by the last nightly run; empty before the first. */
export const getUpcomingEvents = get('/customer/mortgage/radar', {
  feature: 'mortgages',
  key: 'RADAR',
  response: dataEnvelope(v.array(UpcomingEvent)),
  summary: 'Upcoming events that a page cannot compute from the file, such as new norms.',
})
