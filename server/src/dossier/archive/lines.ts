import { dossierType } from '@portal/contract/dossier'
import type { Database } from '../../database/database.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { type FilesOf, recordsOfCustomer } from '../../tenant-api/export/records.ts'
import type { Owner } from '../owner.ts'
import { attachmentPath, documentPath } from './file-paths.ts'

/** Fields with the paths of a record's files in the archive; omits files that the store did not have. */
const filesOf =
  (missing: ReadonlySet<string>): FilesOf =>
  (kind, row) => {
    if (kind === 'document') {
      const file = documentPath(row as { id: unknown; name: unknown; extension: unknown })
      return row.type === dossierType || missing.has(file) ? null : { file }
    }
    if (kind !== 'mail') return {}
    const attachments = (row.attachments as StoredAttachment[])
      .map(({ name, mimeType, inline, contentId }, index) => ({
        name,
        mime_type: mimeType,
        inline,
        ...(contentId !== undefined && { content_id: contentId }),
        file: attachmentPath(row.id, index, name),
      }))
      .filter(({ file }) => !missing.has(file))
    return attachments.length > 0 ? { attachments } : {}
  }

/**
 * A customer's file in the format of the tenant API, so that another tenant's portal can import it: one JSON record per
 * line (TAKE-01).
 * @param missing paths of files that are not in the archive
 */
export async function* archiveLines(
  db: Database,
  { customerId, tenant }: Owner,
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  const options = { customerId, prefix: tenant.subdomain, filesOf: filesOf(missing) }
  for await (const record of recordsOfCustomer(db, options)) yield `${JSON.stringify(record)}\n`
}
