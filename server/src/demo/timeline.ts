import { zone } from '@portal/contract/clock'
import { DateTime, type DurationLike } from 'luxon'

/** Dates and moments relative to the creation of the demo data (SERVER-05). */
export interface Timeline {
  readonly now: Date
  /** 'YYYY-MM-DD', this long after now; negative: before. */
  date(after: DurationLike): string
  moment(after: DurationLike): Date
}

/** Makes a timeline from a moment. */
export const timelineFrom = (now: Date): Timeline => {
  const start = DateTime.fromJSDate(now, { zone })
  return {
    now,
    date: (after) => start.plus(after).toFormat('yyyy-MM-dd'),
    moment: (after) => start.plus(after).toJSDate(),
  }
}
