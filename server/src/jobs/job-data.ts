import type { MailJob } from '../mail/mail-job.ts'

/** Mail that somebody requested without signing in. The account may not exist. */
export interface RequestedMail {
  tenant: string
  username: string
  /** Content of the mail: a password link, or the code of a sign-in. */
  wants: 'link' | 'code'
  /** Hash of the secret of the device or the sign-in; null without a secret. */
  secretHash: string | null
}

/**
 * Data of jobs by queue. It is stored in the database, so it must not contain secrets: links and codes are derived when
 * a mail is sent.
 */
export interface JobData {
  'asked-mail': RequestedMail
  mail: MailJob
  /** Subdomain of the tenant, and id of the requested copy. */
  dossier: { tenant: string; id: number }
  /** Subdomain of the tenant, and id of the import. */
  'tenant-import': { tenant: string; id: number }
  /** Ids of tenant and webhook. A failing webhook uses another queue. */
  webhook: { tenant: number; id: number }
  'webhook-again': { tenant: number; id: number }
  'webhook-sweep': Record<string, never>
  /** News for a customer. `isDaily` includes news that is only sent once a day. */
  news: { tenant: string; customerId: number; isDaily: boolean }
  push: { tenant: string; customerId: number; isDaily: boolean }
  'push-message': { tenant: string; deviceId: number; sending: string }
  morning: Record<string, never>
  retention: Record<string, never>
  'upcoming-events': Record<string, never>
  'ending-soon': Record<string, never>
  'clean-up': Record<string, never>
}

export type JobName = keyof JobData
