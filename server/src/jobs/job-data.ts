import type { MailJob } from '../mail/mail-job.ts'

/** Mail that somebody requested without signing in. The account may not exist. */
export interface RequestedMail {
  /** Subdomain of the tenant. */
  tenant: string
  /** User name as typed. */
  username: string
  /** The requested content: a password link, or the code of a sign-in. */
  wants: 'link' | 'code'
  /** Hash of the secret of the device or sign-in; null if there is no secret. */
  secretHash: string | null
}

/**
 * Data of jobs by queue. The database stores this data, so it contains no secrets: links and codes are computed when a
 * mail is sent.
 */
export interface JobData {
  'asked-mail': RequestedMail
  mail: MailJob
  /** Id of a requested copy, and the tenant's subdomain. */
  dossier: { tenant: string; id: number }
  /** Id of an import, and the tenant's subdomain. */
  'tenant-import': { tenant: string; id: number }
  /** Ids of a webhook and its tenant. Deliveries of a failing webhook wait in another queue. */
  webhook: { tenant: number; id: number }
  'webhook-again': { tenant: number; id: number }
  /** Finds webhooks with due deliveries. */
  'webhook-sweep': Record<string, never>
  /** Pending news of a customer. The morning run also includes news that is sent daily. */
  news: { tenant: string; customerId: number; isDaily: boolean }
  /** Pending push notices of a customer. The morning run also includes notices that are sent daily. */
  push: { tenant: string; customerId: number; isDaily: boolean }
  /** A push message to a device. Its content is looked up when it is sent. */
  'push-message': { tenant: string; deviceId: number; sending: string }
  /** Morning news of all tenants. */
  morning: Record<string, never>
  /** Due erasures and ended retention terms of all tenants. */
  retention: Record<string, never>
  /** Upcoming events in the files of customers of all tenants. */
  radar: Record<string, never>
  /** Warnings for the operator about expiring norms and certificates. */
  'ending-soon': Record<string, never>
  /** Cleanup for all tenants. */
  'clean-up': Record<string, never>
}

/** Name of a queue. */
export type JobName = keyof JobData
