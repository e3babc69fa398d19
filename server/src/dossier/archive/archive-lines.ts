import { dossierDocumentType } from '@portal/contract/dossier'
import type { Database } from '../../database/database.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { exportCustomerRecords, type GetFileFields } from '../../tenant-api/export/export-records.ts'
import type { DossierOwner } from '../dossier-owner.ts'
import { getAttachmentPath, getDocumentPath } from './file-paths.ts'

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
 * @param missing paths of files that are not in the archive
 */
export async function* streamArchiveLines(
  db: Database,
  { customerId, tenant }: DossierOwner,
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  const options = { customerId, prefix: tenant.subdomain, getFileFields: createArchivePathFinder(missing) }
  for await (const record of exportCustomerRecords(db, options)) yield `${JSON.stringify(record)}\n`
}
