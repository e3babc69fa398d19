import { timeAt, zone } from '@portal/contract/clock'
import { DateTime } from 'luxon'

/** Start and end of the quiet hours without news mails, in the tenants' time zone. */
const [evening, morning] = ['21:00', '08:00']

/** Minutes after the morning run at which news from the night is sent, unless that run included it. */
const afterRun = 5

/** Whether it is in the quiet hours. */
export const isQuiet = (now: Date): boolean => timeAt(now) >= evening || timeAt(now) < morning

/** Seconds until the quiet hours, during the day. */
export const secondsToEvening = (now: Date): number => {
  const here = DateTime.fromJSDate(now, { zone })
  const end = here.set({ hour: Number(evening.slice(0, 2)), minute: 0, second: 0, millisecond: 0 })
  return Math.max(0, Math.floor(end.diff(here).as('seconds')))
}

/** When news from the night is sent. */
export function nextMorning(now: Date): Date {
  const here = DateTime.fromJSDate(now, { zone })
  const day = timeAt(now) < morning ? here : here.plus({ days: 1 })
  return day
    .set({ hour: Number(morning.slice(0, 2)), minute: afterRun, second: 0, millisecond: 0 })
    .toJSDate()
}
