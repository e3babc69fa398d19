import { tenantTimeZone, toTenantTime } from '@portal/time/clock'
import { DateTime } from 'luxon'
import type { Context } from '../context.ts'
import type { JobData, JobName } from '../jobs/job-data.ts'

/** No news mails are sent between these times, in the tenants' time zone. */
const [evening, morning] = ['21:00', '08:00']

/** Minutes after the quiet hours at which the night's news is sent, unless it was sent at their end. */
const minutesAfterMorningRun = 5

const isQuietHour = (now: Date): boolean => toTenantTime(now) >= evening || toTenantTime(now) < morning

export const getSecondsToEvening = (now: Date): number => {
  const here = DateTime.fromJSDate(now, { zone: tenantTimeZone })
  const end = here.set({ hour: Number(evening.slice(0, 2)), minute: 0, second: 0, millisecond: 0 })
  return Math.max(0, Math.floor(end.diff(here).as('seconds')))
}

function getNextMorning(now: Date): Date {
  const here = DateTime.fromJSDate(now, { zone: tenantTimeZone })
  const day = toTenantTime(now) < morning ? here : here.plus({ days: 1 })
  return day
    .set({ hour: Number(morning.slice(0, 2)), minute: minutesAfterMorningRun, second: 0, millisecond: 0 })
    .toJSDate()
}

/** Queues a job again for the morning if it is night. Returns whether it is night. */
export async function postponeAtNight<Name extends JobName>(
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  name: Name,
  data: JobData[Name],
): Promise<boolean> {
  const now = clock()
  if (!isQuietHour(now)) return false
  await jobs.add(name, data, undefined, { startAfter: getNextMorning(now) })
  return true
}
