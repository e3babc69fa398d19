import { dossierDocumentType } from '@portal/contract/dossier'
import {
  type TenantRecordKind,
  tenantRecordKinds,
  tenantRecords,
} from '@portal/contract/tenant-api/tenant-records'
import { toSafeFileName } from '@portal/domain/upload/file-name'
import { and, asc, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import type { StoredAttachment } from '../../database/tables/mail.ts'
import { getLinkedRecordKind } from '../../tenant-api/apply/known-records.ts'
import { readLenderRegister } from '../../tenant-api/apply/lender-register.ts'
import { storedRecordKinds, type TenantOwnedKind } from '../../tenant-api/stored/stored-record-kinds.ts'
import { getLenderCodes, toRecordData } from '../../tenant-api/stored/stored-record-row.ts'

const formatArchivePath = (folder: string, id: unknown, name: unknown, extension = ''): string => {
  const plain = toSafeFileName(String(name))
  return `${folder}/${id}-${plain}${extension && !plain.toLowerCase().endsWith(extension) ? extension : ''}`
}

export const getDocumentPath = (row: { id: unknown; name: unknown; extension: unknown }): string =>
  formatArchivePath('documents', row.id, row.name, `.${row.extension}`)

/** Returns the archive path of a mail's attachment; `index` counts from 0. */
export const getAttachmentPath = (mailId: unknown, index: number, name: string): string =>
  formatArchivePath('mails', `${mailId}-${index + 1}`, name)

/** Kinds of exported records, in storage order. Appointments belong to the tenant and are not exported. */
const exportedRecordKinds = tenantRecordKinds.filter(
  (kind): kind is TenantOwnedKind =>
    kind === 'customer' ||
    (kind !== 'appointment' &&
      ['customer', 'either'].includes(tenantRecords[kind as TenantRecordKind].belongsTo)),
)

/** Fields about contacts and access. The export omits them, because they concern one tenant only. */
const tenantOnlyFields: ReadonlySet<string> = new Set([
  'account_manager',
  'advisor',
  'can_update_partner',
  'can_update_self',
  'file_locked',
  'has_access',
  'has_left',
  'invitation_token',
  'last_submitted_portal_invitation_date',
  'office_id',
  'product_labels',
  'two_factor',
])

const pickExportableData = (kind: TenantOwnedKind, data: Readonly<Record<string, unknown>>) =>
  kind === 'customer'
    ? Object.fromEntries(Object.entries(data).filter(([field]) => !tenantOnlyFields.has(field)))
    : data

type ExportedRow = Readonly<Record<string, unknown>>

async function readCustomerRows(
  db: Database,
  kind: TenantOwnedKind,
  customerId: number,
): Promise<ExportedRow[]> {
  const { table, key, fixed } = storedRecordKinds[kind]
  const columns = table as unknown as Record<string, PgColumn>
  const owner = kind === 'customer' ? key : (columns.customerId as PgColumn)
  const own = [eq(owner, customerId)]
  for (const [name, value] of Object.entries(fixed)) own.push(eq(columns[name] as PgColumn, value))
  return (await db
    .select()
    .from(table)
    .where(and(...own))
    .orderBy(asc(key))) as ExportedRow[]
}

/** Returns the fields with the archive paths of a record's files; null for a document whose file is not in the archive. */
function findFileFields(
  kind: TenantOwnedKind,
  row: ExportedRow,
  missing: ReadonlySet<string>,
): { file?: string; attachments?: object[] } | null {
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
 * Streams a customer's file as lines of the tenant API, which another tenant's portal can import (TAKE-01), in storage
 * order. Links to records that are not exported are omitted.
 * @param prefix prefix of ids, which makes ids of different tenants differ
 * @param missing paths of files that are not in the archive
 */
export async function* streamArchiveLines(
  db: Database,
  { customerId, prefix }: { customerId: number; prefix: string },
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  const lenders = await readLenderRegister(db)
  const createExportId = (kind: string, number: unknown) => `${prefix}-${kind.replaceAll('_', '-')}-${number}`
  const exportedIds = new Set<string>()
  const customer = createExportId('customer', customerId)

  function createRecordLinks(kind: TenantOwnedKind, row: ExportedRow): ExportedRow {
    const toExportedIds = (member: string) => (number: unknown) => {
      const id = createExportId(getLinkedRecordKind(kind, member), number)
      return exportedIds.has(id) ? [id] : []
    }
    return Object.fromEntries(
      Object.entries(storedRecordKinds[kind].links).flatMap(([member, column]): [string, unknown][] => {
        const linkedNumbers = [row[column] ?? []].flat()
        const ids = linkedNumbers.flatMap(toExportedIds(member))
        if (ids.length === 0) return []
        return [[member, Array.isArray(row[column]) ? ids : ids[0]]]
      }),
    )
  }

  for (const kind of exportedRecordKinds)
    for (const row of await readCustomerRows(db, kind, customerId)) {
      const files = findFileFields(kind, row, missing)
      if (!files) continue
      const id = createExportId(kind, row[storedRecordKinds[kind].key.name])
      exportedIds.add(id)
      const names = kind === 'mortgage' ? getLenderCodes(row, lenders) : {}
      const record = {
        kind,
        id,
        ...(kind !== 'customer' && { customer }),
        ...createRecordLinks(kind, row),
        data: { ...pickExportableData(kind, toRecordData(kind, row)), ...names, ...files },
      }
      yield `${JSON.stringify(record)}\n`
    }
}
