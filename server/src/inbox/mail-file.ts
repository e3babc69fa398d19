import { mailHtml } from '@portal/domain/format/plain-text'
import nodemailer from 'nodemailer'
import type { mails, StoredAttachment } from '../database/tables/mail.ts'
import type { FileStore } from '../files/store.ts'
import { withInlinePictures } from './inline-pictures.ts'

/** Generates mails without sending; opens no file or URL that a mail names. */
const writer = nodemailer.createTransport({
  streamTransport: true,
  buffer: true,
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** An attachment as a mail part; missing files are omitted. */
async function partOf({ name, mimeType, inline, contentId, fileKey }: StoredAttachment, files: FileStore) {
  const content = await files.get(fileKey)
  if (!content) return []
  const place = inline ? ('inline' as const) : ('attachment' as const)
  return [{ filename: name, contentType: mimeType, contentDisposition: place, cid: contentId ?? '', content }]
}

/** A stored mail as a file for mail programs (ENTITY-19). */
export async function mailFile(mail: typeof mails.$inferSelect, files: FileStore): Promise<File> {
  const attachments = (await Promise.all(withInlinePictures(mail).map((one) => partOf(one, files)))).flat()
  const { message } = await writer.sendMail({
    from: mail.from,
    to: mail.to,
    ...(mail.cc ? { cc: mail.cc } : {}),
    ...(mail.bcc ? { bcc: mail.bcc } : {}),
    subject: mail.subject,
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@portal>`,
    date: mail.createdAt,
    html: mailHtml(mail.content),
    attachments: attachments.map(({ cid, ...one }) => (cid ? { ...one, cid } : one)),
  })
  return new File([new Uint8Array(message as Buffer)], `${mail.subject}.eml`, { type: 'message/rfc822' })
}
