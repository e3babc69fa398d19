import { zone } from '@portal/contract/clock'
import type { Queue } from 'pg-boss'
import type { JobData, JobName } from './job-data.ts'

type QueueSettings = Omit<Queue, 'name'>

const hour = 3600
const day = 24 * hour

/** How long finished jobs are kept, in seconds. */
const remembered = day

/** A webhook has one waiting job, however much is due; due deliveries are looked up when it runs, and every minute. */
const ofWebhook: QueueSettings = {
  notify: true,
  policy: 'short',
  expireInSeconds: 120,
  retryLimit: 0,
  deleteAfterSeconds: hour,
  retentionSeconds: day,
}

/**
 * Retry settings of each queue. A mail is retried for three days, at first after minutes and then every quarter of an
 * hour, so that it survives a mail server outage of a day or two.
 */
export const queues: Record<JobName, QueueSettings> = {
  'asked-mail': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: hour,
    retentionSeconds: day,
  },
  mail: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 300,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: remembered,
    deadLetter: 'mail-failed',
  },
  dossier: {
    notify: true,
    expireInSeconds: hour,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 5,
    deleteAfterSeconds: remembered,
    deadLetter: 'dossier-failed',
  },
  'tenant-import': {
    notify: true,
    expireInSeconds: 12 * hour,
    heartbeatSeconds: 30,
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: remembered,
    deadLetter: 'tenant-import-failed',
  },
  webhook: ofWebhook,
  'webhook-again': ofWebhook,
  'webhook-sweep': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 0,
    deleteAfterSeconds: hour,
    retentionSeconds: hour,
  },
  news: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hour,
  },
  push: {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 20,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hour,
  },
  'push-message': {
    notify: true,
    expireInSeconds: 60,
    retryLimit: 50,
    retryDelay: 4,
    retryBackoff: true,
    retryDelayMax: 900,
    deleteAfterSeconds: hour,
  },
  morning: {
    notify: true,
    expireInSeconds: hour,
    retryLimit: 5,
    retryDelay: 60,
    deleteAfterSeconds: remembered,
  },
  retention: {
    expireInSeconds: 6 * hour,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: remembered,
  },
  radar: {
    policy: 'exclusive',
    expireInSeconds: 6 * hour,
    heartbeatSeconds: 30,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: remembered,
  },
  'ending-soon': {
    expireInSeconds: 60,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: remembered,
  },
  'clean-up': {
    expireInSeconds: hour,
    retryLimit: 2,
    retryDelay: 60,
    deleteAfterSeconds: remembered,
  },
}

/** Scheduled jobs in cron syntax, in UTC or the tenants' time zone. Missed runs are skipped or added once. */
export const schedules: Partial<Record<JobName, { cron: string; tz: string; missed: 'skip' | 'once' }>> = {
  'webhook-sweep': { cron: '* * * * *', tz: 'UTC', missed: 'skip' },
  'clean-up': { cron: '7 * * * *', tz: 'UTC', missed: 'skip' },
  radar: { cron: '*/10 2-23 * * *', tz: zone, missed: 'skip' },
  'ending-soon': { cron: '30 7 * * *', tz: zone, missed: 'once' },
  morning: { cron: '0 8 * * *', tz: zone, missed: 'once' },
  retention: { cron: '40 2 * * *', tz: zone, missed: 'once' },
}

/** Key for jobs that wait only once. */
export const keyOf = (name: JobName, data: JobData[JobName]): string | undefined =>
  queues[name].policy === 'short' ? Object.values(data).join('/') : undefined

/** Queues in which a tenant has at most one job running, across all processes. */
export const isGrouped = (queue: string): boolean => queue === 'tenant-import'

/** Tenant of a job, in those queues. */
export const groupOf = (name: JobName, data: JobData[JobName]): string | undefined =>
  isGrouped(name) && 'tenant' in data ? String(data.tenant) : undefined

/** Queue of finally failed jobs, kept for a month for manual handling. */
export const failedQueue = (name: JobName): string => `${name}-failed`

/** Settings of those. */
export const failedSettings: QueueSettings = {
  notify: true,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: remembered,
}
