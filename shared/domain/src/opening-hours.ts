/** Opening hours of an office as the wire has them: seven days, and deviations on dates. */
interface Hours {
  default_hours?: readonly { day: number; from?: string | null; to?: string | null }[] | null
  upcoming_hours?:
    | readonly { date: string; from?: string | null; to?: string | null; reason?: string | null }[]
    | null
}

/** Hours on one date, 'HH:MM'; without `from` and `to` the office is closed. */
export interface HoursOfDay {
  from: string | null
  to: string | null
  /** Why they deviate, where they do. */
  reason: string | null
}

/** Hours of an office on a date ('YYYY-MM-DD'), a deviation first; null when nothing is known. */
export function hoursOn(office: Hours, date: string): HoursOfDay | null {
  const deviation = office.upcoming_hours?.find((one) => one.date === date)
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay() || 7
  const found = deviation ?? office.default_hours?.find(({ day }) => day === weekday)
  if (!found) return null
  return { from: found.from ?? null, to: found.to ?? null, reason: deviation?.reason ?? null }
}
