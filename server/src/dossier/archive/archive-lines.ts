import { dossierDocumentType } from '@portal/contract/dossier'
import { toSafeFileName } from '@portal/domain/upload/file-name'
import type { Database } from '../../database/database.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { exportCustomerRecords, type GetFileFields } from '../../tenant-api/export/export-records.ts'

const formatArchivePath = (folder: string, id: unknown, name: unknown, extension = ''): string => {
  const plain = toSafeFileName(String(name))
  return `${folder}/${id}-${plain}${extension && !plain.toLowerCase().endsWith(extension) ? extension : ''}`
}

export const getDocumentPath = (row: { id: unknown; name: unknown; extension: unknown }): string =>
  formatArchivePath('documents', row.id, row.name, `.${row.extension}`)

/** Returns the archive path of a mail's attachment; `index` counts from 0. */
export const getAttachmentPath = (mailId: unknown, index: number, name: string): string =>
  formatArchivePath('mails', `${mailId}-${index + 1}`, name)

/** Finds the archive paths of a record's files. Omits files that are missing in the store. */
const createArchivePathFinder =
  (missing: ReadonlySet<string>): GetFileFields =>
  (kind, row) => {
    if (kind === 'document') {
      const file = getDocumentPath(row as { id: unknown; name: unknown; extension: unknown })
      return row.type === dossierDocumentType || missing.has(file) ? null : { file }
    }
    if (kind !== 'mail') return {}
    const attachments = (row.attachments as StoredAttachment[])
      .map(({ name, mimeType, inline, contentId }, index) => ({
        name,
        mime_type: mimeType,
        inline,
        ...(contentId !== undefined && { content_id: contentId }),
        file: getAttachmentPath(row.id, index, name),
      }))
      .filter(({ file }) => !missing.has(file))
    return attachments.length > 0 ? { attachments } : {}
  }

/**
 * Streams a customer's file as lines of the tenant API, which another tenant's portal can import (TAKE-01).
 * @param customer the customer's id, and the prefix of the records' ids
 * @param missing paths of files that are not in the archive
 */
export async function* streamArchiveLines(
  db: Database,
  customer: { customerId: number; prefix: string },
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  const options = { ...customer, getFileFields: createArchivePathFinder(missing) }
  for await (const record of exportCustomerRecords(db, options)) yield `${JSON.stringify(record)}\n`
}
