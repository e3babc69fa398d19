import { zone } from '@portal/contract/clock'
import { DateTime, type DurationLike } from 'luxon'

/** Dates and moments around the one moment at which demo data is made (SERVER-05). */
export interface Timeline {
  readonly now: Date
  /** 'YYYY-MM-DD', so long after now; negative: before. */
  date(after: DurationLike): string
  moment(after: DurationLike): Date
}

/** Begins a timeline at a moment. */
export const timelineFrom = (now: Date): Timeline => {
  const start = DateTime.fromJSDate(now, { zone })
  return {
    now,
    date: (after) => start.plus(after).toFormat('yyyy-MM-dd'),
    moment: (after) => start.plus(after).toJSDate(),
  }
}
