import type { MailOccasion } from '@portal/contract/desk/mail-texts'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { sentMails } from '../database/tables/outbox.ts'
import { logoPath } from '../pages/logo-path.ts'
import { refuseAboveQuota } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find-tenant.ts'
import { createMailLetter } from './create-letter.ts'
import type { MailRecipient } from './mail-contact.ts'
import { type LinkOrCode, renderMailHtml, renderMailText } from './mail-layout.ts'
import { createPortalUrl } from './portal-url.ts'

/**
 * Mails a customer in the tenant's theme.
 * @throws HttpError 429 at the daily maximum of customer or tenant; the mail server's error
 */
export type Mailer = (
  tenant: KnownTenant,
  to: MailRecipient,
  occasion: MailOccasion,
  offer: LinkOrCode,
) => Promise<void>

interface OutgoingMail {
  to: string
  subject: string
  html: string
  text: string
}

/** In milliseconds; together shorter than the timeout of a mail job. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** These headers prevent out-of-office replies (RFC 3834, and Exchange). */
const automaticMailHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Keeps a mail of a demo, so that its users can read it. */
export type StoreInOutbox = (tenantId: number, mail: OutgoingMail) => Promise<void>

/**
 * Sends by SMTP, or stores mails in the outbox of a demo. Without both it fails, because mails contain secrets.
 * Customers without an e-mail address get no mail.
 */
export function createMailer(
  config: Config,
  db: Database,
  clock: () => Date,
  outbox?: StoreInOutbox,
): Mailer {
  const { smtpUrl, mailFrom } = config
  const transport = smtpUrl ? nodemailer.createTransport({ url: smtpUrl, ...smtpTimeouts }) : null
  return async (known, to, occasion, offer) => {
    if (!to.email) return
    await refuseAboveQuota({ config, clock }, db, { tenant: known, customer: to }, 'mails')
    const { id, tenant } = known
    const letter = createMailLetter(known, to, occasion, offer, {
      logo: tenant.logo ? createPortalUrl(config, known.subdomain, logoPath) : null,
    })
    const mail = {
      to: to.email,
      subject: letter.text.subject,
      html: renderMailHtml(letter),
      text: renderMailText(letter),
    }
    if (transport)
      await transport.sendMail({
        ...mail,
        headers: automaticMailHeaders,
        from: { name: tenant.name, address: mailFrom },
      })
    else if (outbox) await outbox(id, mail)
    else throw new Error('there is no mail server')
    await db.insert(sentMails).values({ customerId: to.id, sentAt: clock() })
  }
}
