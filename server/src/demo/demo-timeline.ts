import { tenantTimeZone } from '@portal/time/clock'
import { DateTime, type DurationLike } from 'luxon'

/** Dates relative to the creation of the demo data (SERVER-05). */
export interface Timeline {
  readonly now: Date
  /** Returns a date 'YYYY-MM-DD'. A negative duration gives a date in the past. */
  date(after: DurationLike): string
  moment(after: DurationLike): Date
}

export const createTimeline = (now: Date): Timeline => {
  const start = DateTime.fromJSDate(now, { zone: tenantTimeZone })
  return {
    now,
    date: (after) => start.plus(after).toFormat('yyyy-MM-dd'),
    moment: (after) => start.plus(after).toJSDate(),
  }
}
