import { type Attachable, getMailAttachment, getMailFile, getMails } from '@portal/contract/mail'
import type { Tenant } from '@portal/contract/tenant'
import { mailHtml } from '@portal/domain/format/plain-text'
import { and, eq } from 'drizzle-orm'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { mails } from '../database/tables/mail.ts'
import { notFound } from '../http/http-error.ts'
import { recordId } from '../http/record-id.ts'
import type { Routes } from '../http/routes.ts'
import { wireMoment } from '../wire-moment.ts'
import { isBulk } from './bulk.ts'
import { withInlinePictures } from './inline-pictures.ts'
import { mailFile } from './mail-file.ts'
import { mailPage } from './mail-page.ts'
import { senderOf } from './sender.ts'

/** A stored mail in wire format (ENTITY-19, ENTITY-20). */
const wireMail = (mail: typeof mails.$inferSelect, tenant: Tenant): InferInput<typeof Attachable> => ({
  id: mail.id,
  parent_class: 'Customer',
  parent_id: mail.customerId,
  type: 'email',
  extension: 'eml',
  name: mail.subject,
  created_by: mail.createdBy,
  created_at: wireMoment(mail.createdAt),
  download_link: `/customer/attachable/${mail.id}/download`,
  visible_for_customer: mail.visible,
  seen_by_customer: wireMoment(mail.seenAt),
  child_instance: {
    subject: mail.subject,
    from: mail.from,
    sender: senderOf(mail, tenant),
    bulk: isBulk(mail),
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    date: wireMoment(mail.createdAt),
    content: mailHtml(mail.content),
    data: {
      attachments: withInlinePictures(mail).map((attachment, index) => ({
        name: attachment.name,
        mime_type: attachment.mimeType,
        inline: attachment.inline,
        content_id: attachment.contentId,
        display_link: `/customer/attachable/${mail.id}/attachment/${index + 1}`,
      })),
    },
  },
})

/** Routes for mails shared with the customer, and their files. */
export function mailRoutes(routes: Routes, { db, files }: Context): void {
  const visibleTo = (customerId: number) => and(eq(mails.customerId, customerId), eq(mails.visible, true))

  routes.customer(getMails, async ({ tenant, customer, query }) => {
    const { rows, total, seen } = await mailPage(db, visibleTo(customer.id), query)
    const unseenHere = rows.filter(({ seenAt }) => seenAt === null).length
    const meta = {
      ...{ total, page: query.page, per_page: query.per_page },
      unseen_elsewhere: total - seen - unseenHere,
    }
    return { data: rows.map((mail) => wireMail(mail, tenant.tenant)), meta }
  })

  routes.customer(getMailFile, async ({ customer, params }) => {
    const own = and(visibleTo(customer.id), eq(mails.id, recordId(params.id)))
    const [mail] = await db.select().from(mails).where(own)
    if (!mail) throw notFound()
    return mailFile(mail, files)
  })

  routes.customer(getMailAttachment, async ({ customer, params }) => {
    const own = and(visibleTo(customer.id), eq(mails.id, recordId(params.id)))
    const [mail] = await db.select({ attachments: mails.attachments }).from(mails).where(own)
    const attachment = mail?.attachments[recordId(params.number) - 1]
    const content = attachment && (await files.get(attachment.fileKey))
    if (!content) throw notFound()
    return new File([new Uint8Array(content)], attachment.name, { type: attachment.mimeType })
  })
}
