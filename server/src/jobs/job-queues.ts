import { tenantTimeZone } from '@portal/contract/clock'
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

/** A mail is tried for three days: at first after minutes, later every quarter of an hour. */
export const queueSettings: Record<JobName, QueueSettings> = {
  'asked-mail': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: hourSeconds,
    retentionSeconds: daySeconds,
  },
  mail: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 300,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
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
  news: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hourSeconds,
  },
  push: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hourSeconds,
  },
  'push-message': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 50,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hourSeconds,
  },
  morning: {
    notify: true,
    expireInSeconds: hourSeconds,
    retryLimit: 5,
    retryDelay: 60,
    deleteAfterSeconds: finishedJobRetentionSeconds,
  },
  retention: {
    expireInSeconds: 6 * hourSeconds,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: finishedJobRetentionSeconds,
  },
  'upcoming-events': {
    policy: 'exclusive',
    expireInSeconds: 6 * hourSeconds,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: finishedJobRetentionSeconds,
  },
  'ending-soon': {
    expireInSeconds: 60,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: finishedJobRetentionSeconds,
  },
  'clean-up': {
    expireInSeconds: hourSeconds,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: finishedJobRetentionSeconds,
  },
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
