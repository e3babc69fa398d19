import type { Wording } from '@portal/contract/language'
import { fullNameOf } from '@portal/domain/name'
import { brandOf } from '@portal/domain/theme/brand'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { customers } from '../database/tables/customer.ts'
import { mailsSent } from '../database/tables/outbox.ts'
import { logoPath } from '../edge/logo-path.ts'
import { refuseAbove } from '../quotas/quotas.ts'
import type { KnownTenant } from '../tenants/find.ts'
import { portalAddress } from './address.ts'
import { contactOf } from './contact.ts'
import { type Letter, mailHtml, mailPlain, type Offer } from './layout.ts'
import { mailText, type Occasion } from './texts.ts'

type Receiver = Pick<
  typeof customers.$inferSelect,
  'id' | 'email' | 'language' | 'facts' | 'advisor' | 'officeId'
>

/**
 * Mails a customer, in the firm's name and colours and the customer's language and wording.
 * @throws HttpError 429 when the customer or the firm had the most mails of a day
 */
export type Mailer = (tenant: KnownTenant, to: Receiver, occasion: Occasion, offer: Offer) => Promise<void>

/** A mail as it is sent. */
interface Mail {
  to: string
  subject: string
  html: string
  text: string
}

/** Keeps a mail of a firm, given by its number, where it can be read. */
export type Outbox = (tenantId: number, mail: Mail) => Promise<void>

/**
 * Mails by SMTP where there is a server, else into the outbox of a demo; without either it fails, for a mail holds what
 * lets somebody in and lies nowhere. A customer without address gets none.
 */
export function createMailer(config: Config, db: Database, clock: () => Date, outbox?: Outbox): Mailer {
  const { smtpUrl, mailFrom } = config
  const count = (tenant: KnownTenant, customer: Receiver) =>
    db.transaction(async (transaction) => {
      await refuseAbove({ config, clock }, transaction, { tenant, customer }, 'mails')
      await transaction.insert(mailsSent).values({ customerId: customer.id, sentAt: clock() })
    })
  const transport = smtpUrl ? nodemailer.createTransport(smtpUrl) : null
  return async (firm, to, occasion, offer) => {
    if (!to.email) return
    await count(firm, to)
    const { id, tenant } = firm
    const formal = tenant.pronoun !== 'JE'
    const name = (!formal && to.facts.first_name) || fullNameOf(to.facts)
    const wording: Wording = formal ? `${to.language}_u` : to.language
    const contact = contactOf(tenant, to)
    const letter: Letter = {
      language: to.language,
      firm: tenant.name,
      brand: brandOf(tenant),
      logo: tenant.logo ? portalAddress(config, firm.subdomain, logoPath) : null,
      text: mailText(wording, occasion, { firm: tenant.name, name, adviser: contact.adviser }),
      offer,
      contact,
    }
    const mail = {
      to: to.email,
      subject: letter.text.subject,
      html: mailHtml(letter),
      text: mailPlain(letter),
    }
    if (!transport) {
      if (!outbox) throw new Error('there is no mail server')
      return outbox(id, mail)
    }
    await transport.sendMail({ ...mail, from: { name: tenant.name, address: mailFrom } })
  }
}
