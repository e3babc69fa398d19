import { tenantTimeZone } from '@portal/contract/clock'
import { DateTime, type DurationLike } from 'luxon'

/** Dates and timestamps relative to the creation of the demo data (SERVER-05). */
export interface Timeline {
  readonly now: Date
  /** Returns the date ('YYYY-MM-DD') that is this long after now; negative: before now. */
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
