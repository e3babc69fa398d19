import { tenantRecordKinds } from '@portal/contract/tenant-api/tenant-records'
import { inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { appointmentTypes } from '../../database/tables/appointment.ts'
import { documents } from '../../database/tables/document.ts'
import { mails } from '../../database/tables/mail.ts'
import { policies } from '../../database/tables/policy.ts'
import { markOrphaned } from '../../files/orphaned-files.ts'
import { storedKinds } from '../stored/kinds.ts'
import type { OwnKind } from '../stored/stored.ts'
import { toRecordFault } from './database-fault.ts'
import type { PlannedRecord } from './plan.ts'

interface RemovalContext {
  readonly tx: Database
  readonly tenantId: number
  readonly now: Date
  /** Orphaned files, deleted after the transaction. */
  readonly gone: string[]
}

/** Files of documents and mails: of these records, or of all of these customers. */
async function listFilePaths(tx: Database, kind: OwnKind, ids: readonly number[]): Promise<string[]> {
  const wanted = [...ids]
  const keys: string[] = []
  if (kind === 'document' || kind === 'customer') {
    const column = kind === 'document' ? documents.id : documents.customerId
    const rows = await tx
      .select({ fileKey: documents.fileKey })
      .from(documents)
      .where(inArray(column, wanted))
    keys.push(...rows.map(({ fileKey }) => fileKey))
  }
  if (kind === 'mail' || kind === 'customer') {
    const column = kind === 'mail' ? mails.id : mails.customerId
    const rows = await tx
      .select({ attachments: mails.attachments })
      .from(mails)
      .where(inArray(column, wanted))
    keys.push(...rows.flatMap(({ attachments }) => attachments.map(({ fileKey }) => fileKey)))
  }
  return keys
}

/** Marks files of records as orphaned. */
export async function markOldFilesOrphaned(
  { tx, tenantId, now, gone }: RemovalContext,
  kind: OwnKind,
  ids: readonly number[],
): Promise<void> {
  const keys = await listFilePaths(tx, kind, ids)
  gone.push(...keys)
  await markOrphaned(
    tx,
    keys.map((fileKey) => ({ fileKey, tenantId })),
    now,
  )
}

/** Removes advisers from appointment types. */
const removeFromTypes = ({ tx, tenantId }: RemovalContext, ids: readonly number[]): Promise<unknown> =>
  tx.execute(sql`update ${appointmentTypes} set resource_ids =
    (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(resource_ids) one
      where not (one <@ ${JSON.stringify(ids)}::jsonb))
    where tenant_id = ${tenantId} and exists (select from jsonb_array_elements(resource_ids) one where one <@ ${JSON.stringify(ids)}::jsonb)`)

/**
 * Deletes records, dependent ones first; triggers mark their ids.
 * @throws RecordFault if others still refer to one
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
    const { table, key } = storedKinds[kind]
    await markOldFilesOrphaned(removing, kind, ids)
    if (kind === 'resource') await removeFromTypes(removing, ids)
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
