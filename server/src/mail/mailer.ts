import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { mailsSent } from '../database/tables/outbox.ts'
import { logoPath } from '../pages/logo-path.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { portalAddress } from './address.ts'
import { mailHtml, mailPlain, type Offer } from './layout.ts'
import { letterTo } from './letter.ts'
import type { Receiver } from './receiver.ts'
import type { Occasion } from './texts.ts'

/**
 * Mails a customer in the tenant's theme and the customer's wording.
 * @throws HttpError 429 at the daily maximum of customer or tenant; the mail server's error
 */
export type Mailer = (tenant: KnownTenant, to: Receiver, occasion: Occasion, offer: Offer) => Promise<void>

/** A mail to send. */
interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** Timeouts of the mail server in milliseconds: shorter than that of a mail job. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Marks automatic mails, so that they get no out-of-office replies (RFC 3834, and Exchange). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Stores a mail of a tenant for reading. */
export type Outbox = (tenantId: number, mail: Mail) => Promise<void>

/**
 * Sends by SMTP if configured, else stores in a demo's outbox; otherwise it fails, because mails contain secrets that
 * must not be stored. Customers without an address get none.
 */
export function createMailer(config: Config, db: Database, clock: () => Date, outbox?: Outbox): Mailer {
  const { smtpUrl, mailFrom } = config
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...timeouts }) : null
  const send = (tenantId: number, mail: Mail, from: string) => {
    if (transport)
      return transport.sendMail({ ...mail, headers: automatic, from: { name: from, address: mailFrom } })
    if (!outbox) throw new Error('there is no mail server')
    return outbox(tenantId, mail)
  }
  return async (known, to, occasion, offer) => {
    if (!to.email) return
    await refuseAbove({ config, clock }, db, { tenant: known, customer: to }, 'mails')
    const { id, tenant } = known
    const letter = letterTo(known, to, occasion, offer, {
      logo: tenant.logo ? portalAddress(config, known.subdomain, logoPath) : null,
    })
    const mail = {
      to: to.email,
      subject: letter.text.subject,
      html: mailHtml(letter),
      text: mailPlain(letter),
    }
    await send(id, mail, tenant.name)
    await db.insert(mailsSent).values({ customerId: to.id, sentAt: clock() })
  }
}
