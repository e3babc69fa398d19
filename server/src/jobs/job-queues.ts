import { tenantTimeZone } from '@portal/time/clock'
import type { Queue } from 'pg-boss'
import type { JobData, JobName } from './job-data.ts'

type QueueSettings = Omit<Queue, 'name'>

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds

const finishedJobRetentionSeconds = daySeconds

/** Each webhook has at most one waiting job, which finds the due deliveries when it runs. */
const webhookQueueSettings: QueueSettings = {
  notify: true,
  policy: 'short',
  expireInSeconds: 120,
  retryLimit: 0,
  deleteAfterSeconds: hourSeconds,
  retentionSeconds: daySeconds,
}

const sendingQueueSettings: QueueSettings = {
  notify: true,
  expireInSeconds: 60,
  retryLimit: 20,
  retryDelay: 4,
  retryBackoff: true,
  retryDelayMax: 900,
  deleteAfterSeconds: hourSeconds,
}
const scheduledQueueSettings: QueueSettings = {
  retryLimit: 2,
  retryDelay: 60,
  deleteAfterSeconds: finishedJobRetentionSeconds,
}
const nightlyQueueSettings: QueueSettings = {
  ...scheduledQueueSettings,
  expireInSeconds: 6 * hourSeconds,
  heartbeatSeconds: 30,
}

/** A mail is tried for three days: at first after minutes, later every quarter of an hour. */
export const queueSettings: Record<JobName, QueueSettings> = {
  'asked-mail': { ...sendingQueueSettings, retryDelay: 2, retryDelayMax: 60, retentionSeconds: daySeconds },
  mail: {
    ...sendingQueueSettings,
    retryLimit: 300,
    deleteAfterSeconds: finishedJobRetentionSeconds,
    deadLetter: 'mail-failed',
  },
  dossier: {
    notify: true,
    expireInSeconds: hourSeconds,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 5,
    deleteAfterSeconds: finishedJobRetentionSeconds,
    deadLetter: 'dossier-failed',
  },
  'tenant-import': {
    notify: true,
    expireInSeconds: 12 * hourSeconds,
    heartbeatSeconds: 30,
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: finishedJobRetentionSeconds,
    deadLetter: 'tenant-import-failed',
  },
  webhook: webhookQueueSettings,
  'webhook-again': webhookQueueSettings,
  'webhook-sweep': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 0,
    deleteAfterSeconds: hourSeconds,
    retentionSeconds: hourSeconds,
  },
  news: sendingQueueSettings,
  push: sendingQueueSettings,
  'push-message': { ...sendingQueueSettings, retryLimit: 50 },
  morning: { ...scheduledQueueSettings, notify: true, expireInSeconds: hourSeconds, retryLimit: 5 },
  retention: nightlyQueueSettings,
  'upcoming-events': { ...nightlyQueueSettings, policy: 'exclusive' },
  'ending-soon': { ...scheduledQueueSettings, expireInSeconds: 60 },
  'clean-up': { ...scheduledQueueSettings, expireInSeconds: hourSeconds },
}

/** Cron times in UTC or the tenants' time zone. A missed run is skipped or added once. */
export const jobSchedules: Partial<Record<JobName, { cron: string; tz: string; missed: 'skip' | 'once' }>> = {
  'webhook-sweep': { cron: '* * * * *', tz: 'UTC', missed: 'skip' },
  'clean-up': { cron: '7 * * * *', tz: 'UTC', missed: 'skip' },
  'upcoming-events': { cron: '*/10 2-23 * * *', tz: tenantTimeZone, missed: 'skip' },
  'ending-soon': { cron: '30 7 * * *', tz: tenantTimeZone, missed: 'once' },
  morning: { cron: '0 8 * * *', tz: tenantTimeZone, missed: 'once' },
  retention: { cron: '40 2 * * *', tz: tenantTimeZone, missed: 'once' },
}

/** Returns the key of a job. At most one job with the same key may wait. */
export const getJobKey = (name: JobName, data: JobData[JobName]): string | undefined =>
  queueSettings[name].policy === 'short' ? Object.values(data).join('/') : undefined

/** Whether each tenant has at most one running job in this queue, over all processes. */
export const isGroupedByTenant = (queue: string): boolean => queue === 'tenant-import'

export const getJobGroup = (name: JobName, data: JobData[JobName]): string | undefined =>
  isGroupedByTenant(name) && 'tenant' in data ? String(data.tenant) : undefined

/** Returns the queue of permanently failed jobs, which staff can retry for a month. */
export const getFailedQueueName = (name: JobName): string => `${name}-failed`

export const failedQueueSettings: QueueSettings = {
  notify: true,
  retentionSeconds: 30 * daySeconds,
  deleteAfterSeconds: finishedJobRetentionSeconds,
}
