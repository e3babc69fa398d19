/** Time zone of the firms. */
export const zone = 'Europe/Amsterdam'

const dates = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The date at a moment, as the firms have it: 'YYYY-MM-DD'. */
export const dateAt = (moment: Date): string => dates.format(moment)

/** A stored moment as the wire has it. */
export const wireMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null
