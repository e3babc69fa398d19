import { toMailHtml } from '@portal/domain/format/plain-text'
import nodemailer from 'nodemailer'
import type { mails, StoredAttachment } from '../database/tables/mail.ts'
import type { FileStore } from '../files/file-store.ts'
import { markInlinePictures } from './inline-pictures.ts'

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
  const place = inline ? ('inline' as const) : ('attachment' as const)
  return [{ filename: name, contentType: mimeType, contentDisposition: place, cid: contentId ?? '', content }]
}

/**
 * Creates a file of the mail that mail programs can open (ENTITY-19). Attachments whose file is missing are omitted.
 */
export async function createMailFile(mail: typeof mails.$inferSelect, files: FileStore): Promise<File> {
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
    attachments: attachments.map(({ cid, ...one }) => (cid ? { ...one, cid } : one)),
  })
  return new File([new Uint8Array(message as Buffer)], `${mail.subject}.eml`, { type: 'message/rfc822' })
}
