import { DateTime } from 'luxon'

/** Time zone of the firms. */
export const zone = 'Europe/Amsterdam'

/** The date at a moment, as the firms have it: 'YYYY-MM-DD'. */
export const dateAt = (moment: Date): string =>
  DateTime.fromJSDate(moment, { zone }).toISODate() ?? moment.toISOString().slice(0, 10)

/** A stored moment as the wire has it. */
export const wireMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null
