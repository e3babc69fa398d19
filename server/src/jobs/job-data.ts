import type { MailJob } from '../mail/mail-job.ts'

/** What somebody who is not signed in asked to be mailed to an account that may be there or not. */
export interface AskedMail {
  /** Subdomain of the firm. */
  tenant: string
  /** As it was typed. */
  username: string
  /** A link for another password, or the one-time code of a sign-in. */
  wants: 'link' | 'code'
  /** Hash of the secret by which the device, or the browser of the sign-in, is known; null where it has none. */
  secretHash: string | null
}

/**
 * The work that is done after an answer, by queue, with what it needs to know. It lies in the database until it is done, so
 * nothing of it lets anybody in: links and codes are worked out when a mail is sent.
 */
export interface JobData {
  'asked-mail': AskedMail
  mail: MailJob
  /** The copy of a customer's whole file, by its number, and the subdomain of its firm. */
  dossier: { tenant: string; id: number }
  /** A file of records that a firm sent, by its number, and the subdomain of the firm. */
  'firm-import': { tenant: string; id: number }
  /** What a webhook is to be sent, by its number and that of its firm; one that takes nothing waits in the other queue. */
  webhook: { tenant: number; id: number }
  'webhook-again': { tenant: number; id: number }
  /** Looks which webhooks are to be sent something by now. */
  'webhook-sweep': Record<string, never>
  /** What waits to be told to a customer; in the morning also what is told once a day. */
  news: { tenant: string; customerId: number; isDaily: boolean }
  /** What is news to a customer's devices; in the morning also what is told once a day. */
  push: { tenant: string; customerId: number; isDaily: boolean }
  /** One message to one device, by their numbers; what it says is looked up when it is sent. */
  'push-message': { tenant: string; deviceId: number; sending: string }
  /** What is told in the morning, of all firms. */
  morning: Record<string, never>
  /** Erasures that are due, and records whose term is over, of all firms. */
  retention: Record<string, never>
  /** Upcoming events of customers of all firms. */
  radar: Record<string, never>
  /** What the operator is told before it ends: norms, and certificates of firms. */
  'ending-soon': Record<string, never>
  /** What can no longer matter, of all firms. */
  'clean-up': Record<string, never>
}

/** Name of a queue. */
export type JobName = keyof JobData
