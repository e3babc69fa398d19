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
 * Mails a customer, in the firm's name and colours and the customer's language and wording.
 * @throws HttpError 429 when the customer or the firm had the most mails of a day; what the mail server refused with
 */
export type Mailer = (tenant: KnownTenant, to: Receiver, occasion: Occasion, offer: Offer) => Promise<void>

/** A mail as it is sent. */
interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** How long a mail server may take to let us in, to greet, and to answer, in milliseconds: less than work on a mail may take. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Says that no person wrote the mail, so that nobody's absence is answered to it (RFC 3834, and Exchange's own). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Keeps a mail of a firm, given by its number, where it can be read. */
export type Outbox = (tenantId: number, mail: Mail) => Promise<void>

/**
 * Mails by SMTP where there is a server, else into the outbox of a demo; without either it fails, for a mail holds what
 * lets somebody in and lies nowhere. A customer without address gets none.
 */
export function createMailer(config: Config, db: Database, clock: () => Date, outbox?: Outbox): Mailer {
  const { smtpUrl, mailFrom } = config
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...patience }) : null
  const send = (tenantId: number, mail: Mail, from: string) => {
    if (transport)
      return transport.sendMail({ ...mail, headers: automatic, from: { name: from, address: mailFrom } })
    if (!outbox) throw new Error('there is no mail server')
    return outbox(tenantId, mail)
  }
  return async (firm, to, occasion, offer) => {
    if (!to.email) return
    await refuseAbove({ config, clock }, db, { tenant: firm, customer: to }, 'mails')
    const { id, tenant } = firm
    const letter = letterTo(firm, to, occasion, offer, {
      logo: tenant.logo ? portalAddress(config, firm.subdomain, logoPath) : null,
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
