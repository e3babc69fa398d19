import { tenantRecordKinds } from '@portal/contract/tenant-api/tenant-records'
import { inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { appointmentTypes } from '../../database/tables/appointment.ts'
import { documents } from '../../database/tables/document.ts'
import { mails } from '../../database/tables/mail.ts'
import { policies } from '../../database/tables/policy.ts'
import { markFilesOrphaned } from '../../files/orphaned-files.ts'
import { storedRecordKinds, type TenantOwnedKind } from '../stored/stored-record-kinds.ts'
import { toRecordFault } from './database-fault.ts'
import type { PlannedRecord } from './plan-records.ts'

interface RemovalContext {
  readonly tx: Database
  readonly tenantId: number
  readonly now: Date
  /** Keys of files that are deleted after the transaction. */
  readonly orphanedKeys: string[]
}

/** Lists the file keys of these records, or of all records of these customers. */
async function listFileKeys(tx: Database, kind: TenantOwnedKind, ids: readonly number[]): Promise<string[]> {
  const recordIds = [...ids]
  const keys: string[] = []
  if (kind === 'document' || kind === 'customer') {
    const column = kind === 'document' ? documents.id : documents.customerId
    const rows = await tx
      .select({ fileKey: documents.fileKey })
      .from(documents)
      .where(inArray(column, recordIds))
    keys.push(...rows.map(({ fileKey }) => fileKey))
  }
  if (kind === 'mail' || kind === 'customer') {
    const column = kind === 'mail' ? mails.id : mails.customerId
    const rows = await tx
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(inArray(column, recordIds))
    keys.push(...rows.flatMap(({ attachments }) => attachments.map(({ fileKey }) => fileKey)))
  }
  return keys
}

export async function markOldFilesOrphaned(
  { tx, tenantId, now, orphanedKeys }: RemovalContext,
  kind: TenantOwnedKind,
  ids: readonly number[],
): Promise<void> {
  const keys = await listFileKeys(tx, kind, ids)
  orphanedKeys.push(...keys)
  await markFilesOrphaned(
    tx,
    keys.map((fileKey) => ({ fileKey, tenantId })),
    now,
  )
}

const removeAdvisersFromTypes = (
  { tx, tenantId }: RemovalContext,
  ids: readonly number[],
): Promise<unknown> =>
  tx.execute(sql`update ${appointmentTypes} set resource_ids =
    (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(resource_ids) one
      where not (one <@ ${JSON.stringify(ids)}::jsonb))
    where tenant_id = ${tenantId} and exists (select from jsonb_array_elements(resource_ids) one where one <@ ${JSON.stringify(ids)}::jsonb)`)

/**
 * Deletes dependent records first. Triggers mark the ids as deleted.
 * @throws RecordFault if other records refer to a deleted one
 */
export async function removeRecords(
  removing: RemovalContext,
  plans: readonly PlannedRecord[],
): Promise<void> {
  const byKind = Map.groupBy(
    plans.filter(({ outcome }) => outcome === 'removed'),
    ({ sent }) => sent.kind,
  )
  for (const kind of tenantRecordKinds.toReversed()) {
    const some = byKind.get(kind)
    if (!some || kind === 'lender' || kind === 'product') continue
    const ids = some.flatMap(({ known }) => known?.recordId ?? [])
    const { table, key } = storedRecordKinds[kind]
    await markOldFilesOrphaned(removing, kind, ids)
    if (kind === 'resource') await removeAdvisersFromTypes(removing, ids)
    try {
      const within = kind === 'policy' ? inArray(policies.parentId, ids) : undefined
      await removing.tx.delete(table).where(or(inArray(key, ids), within))
    } catch (error) {
      throw toRecordFault(
        error,
        some.map(({ sent }) => sent),
      )
    }
  }
}
