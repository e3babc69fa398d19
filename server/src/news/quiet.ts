import { timeAt, zone } from '@portal/contract/clock'
import { DateTime } from 'luxon'

/** Nobody is mailed news from the first of these until the second, by the clock of the tenants. */
const [evening, morning] = ['21:00', '08:00']

/** Minutes after the morning's run at which what waited for the end of the night goes out, unless that run took it along. */
const afterRun = 5

/** Whether customers are left alone. */
export const isQuiet = (now: Date): boolean => timeAt(now) >= evening || timeAt(now) < morning

/** How long it is, by day, until customers are left alone. */
export const secondsToEvening = (now: Date): number => {
  const here = DateTime.fromJSDate(now, { zone })
  const end = here.set({ hour: Number(evening.slice(0, 2)), minute: 0, second: 0, millisecond: 0 })
  return Math.max(0, Math.floor(end.diff(here).as('seconds')))
}

/** When what waits for the end of the night goes out. */
export function nextMorning(now: Date): Date {
  const here = DateTime.fromJSDate(now, { zone })
  const day = timeAt(now) < morning ? here : here.plus({ days: 1 })
  return day
    .set({ hour: Number(morning.slice(0, 2)), minute: afterRun, second: 0, millisecond: 0 })
    .toJSDate()
}
