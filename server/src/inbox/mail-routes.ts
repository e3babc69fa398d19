import { getMailAttachment, getMailFile, getMails, type MailRecord } from '@portal/contract/mail'
import type { Tenant } from '@portal/contract/tenant'
import { toMailHtml } from '@portal/domain/format/plain-text'
import { and, eq } from 'drizzle-orm'
import nodemailer from 'nodemailer'
import type { InferInput } from 'valibot'
import type { Context } from '../context.ts'
import { getFirstRow } from '../database/first-row.ts'
import { mails, type StoredAttachment } from '../database/tables/mail.ts'
import type { FileStore } from '../files/file-store.ts'
import type { CallRoutes } from '../http/call-routes.ts'
import { createNotFoundError } from '../http/http-error.ts'
import { parseRecordId } from '../http/record-id.ts'
import { toWireDateTime } from '../wire-date-time.ts'
import { isBulkMail } from './bulk-mail.ts'
import { classifySender } from './classify-sender.ts'
import { markInlinePictures } from './inline-pictures.ts'
import { readMailListPage } from './mail-list-page.ts'

/** Creates mails without sending them. It opens no file or URL that a mail names. */
const mailComposer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  disableFileAccess: true,
  disableUrlAccess: true,
})

async function toMailPart(
  { name, mimeType, inline, contentId, fileKey }: StoredAttachment,
  files: FileStore,
) {
  const content = await files.get(fileKey)
  if (!content) return []
  const contentDisposition = inline ? ('inline' as const) : ('attachment' as const)
  const part = { filename: name, contentType: mimeType, contentDisposition, content }
  return [contentId ? { ...part, cid: contentId } : part]
}

/**
 * Creates a file of the mail that mail programs can open (ENTITY-19). Attachments whose file is missing are omitted.
 */
async function createMailFile(mail: typeof mails.$inferSelect, files: FileStore): Promise<File> {
  const attachments = (
    await Promise.all(markInlinePictures(mail).map((one) => toMailPart(one, files)))
  ).flat()
  const { message } = await mailComposer.sendMail({
    from: mail.from,
    to: mail.to,
    ...(mail.cc ? { cc: mail.cc } : {}),
    ...(mail.bcc ? { bcc: mail.bcc } : {}),
    subject: mail.subject,
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@portal>`,
    date: mail.createdAt,
    html: toMailHtml(mail.content),
    attachments,
  })
  return new File([new Uint8Array(message as Buffer)], `${mail.subject}.eml`, { type: 'message/rfc822' })
}

/** Converts to wire format (ENTITY-19, ENTITY-20). */
const toMailResponse = (mail: typeof mails.$inferSelect, tenant: Tenant): InferInput<typeof MailRecord> => ({
  id: mail.id,
  parent_class: 'Customer',
  parent_id: mail.customerId,
  type: 'email',
  extension: 'eml',
  name: mail.subject,
  created_by: mail.createdBy,
  created_at: toWireDateTime(mail.createdAt),
  download_link: `/customer/attachable/${mail.id}/download`,
  visible_for_customer: mail.visible,
  seen_by_customer: toWireDateTime(mail.seenAt),
  child_instance: {
    subject: mail.subject,
    from: mail.from,
    sender: classifySender(mail, tenant),
    bulk: isBulkMail(mail),
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    date: toWireDateTime(mail.createdAt),
    content: toMailHtml(mail.content),
    data: {
      attachments: markInlinePictures(mail).map((attachment, index) => ({
        name: attachment.name,
        mime_type: attachment.mimeType,
        inline: attachment.inline,
        content_id: attachment.contentId,
        display_link: `/customer/attachable/${mail.id}/attachment/${index + 1}`,
      })),
    },
  },
})

export function registerMailRoutes(routes: CallRoutes, { db, files }: Context): void {
  const isVisibleTo = (customerId: number) => and(eq(mails.customerId, customerId), eq(mails.visible, true))

  routes.customer(getMails, async ({ tenant, customer, query }) => {
    const { rows, total, seen } = await readMailListPage(db, isVisibleTo(customer.id), query)
    const unseenHere = rows.filter(({ seenAt }) => seenAt === null).length
    const meta = {
      ...{ total, page: query.page, per_page: query.per_page },
      unseen_elsewhere: total - seen - unseenHere,
    }
    return { data: rows.map((mail) => toMailResponse(mail, tenant.tenant)), meta }
  })

  routes.customer(getMailFile, async ({ customer, params }) => {
    const own = and(isVisibleTo(customer.id), eq(mails.id, parseRecordId(params.id)))
    const mail = getFirstRow(await db.select().from(mails).where(own))
    return createMailFile(mail, files)
  })

  routes.customer(getMailAttachment, async ({ customer, params }) => {
    const own = and(isVisibleTo(customer.id), eq(mails.id, parseRecordId(params.id)))
    const [mail] = await db.select({ attachments: mails.attachments }).from(mails).where(own)
    const attachment = mail?.attachments[parseRecordId(params.number) - 1]
    const content = attachment && (await files.get(attachment.fileKey))
    if (!content) throw createNotFoundError()
    return new File([new Uint8Array(content)], attachment.name, { type: attachment.mimeType })
  })
}
