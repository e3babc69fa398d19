import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { findKnownRecords } from '../../tenant-api/apply/known-records.ts'
import { stageFiles } from '../../tenant-api/apply/record-files.ts'
import {
  type RecordSender,
  type RunAfterStoring,
  storeInOneTransaction,
} from '../../tenant-api/apply/store-record-groups.ts'
import type { SentRecord } from '../../tenant-api/sent-record.ts'
import { demoFileSource, toFileKey } from '../demo-files.ts'
import {
  createRejectedRecordError,
  type DemoRecord,
  parseRecordLines,
  toJsonLines,
} from './record-collection.ts'

/** Groups records as an import does: one group per customer, and one per other record. */
const groupByCustomer = (all: readonly SentRecord[]) =>
  [...Map.groupBy(all, ({ customer, line }) => customer ?? line).values()].map((records) => ({
    customer: records[0]?.customer ?? null,
    records,
  }))

const endTenantScope: RunAfterStoring = async (tx) =>
  void (await tx.execute(
    sql`select set_config('portal.tenant_api', '', true), set_config('portal.tenant', '', true)`,
  ))

/**
 * Stores demo records in one transaction, as an import does. Their files are already in the demo's file store.
 * @throws Error for an invalid record
 */
export async function storeDemoRecords(
  db: Database,
  sender: RecordSender,
  records: readonly DemoRecord[],
  now: Date,
): Promise<void> {
  const all = parseRecordLines(toJsonLines(records))
  const known = await findKnownRecords(db, sender.tenantId, all)
  const stagedFiles = await stageFiles(async (path) => toFileKey(path), all, demoFileSource, known)
  const context = { allTenantsDb: db, clock: () => now, jobs: null }
  const { faults } = await storeInOneTransaction(
    context,
    sender,
    groupByCustomer(all),
    { stagedFiles, orphanedKeys: [] },
    endTenantScope,
  )
  if (faults.length > 0) throw createRejectedRecordError(faults)
}
