import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { stageFiles } from '../../tenant-api/apply/files.ts'
import { findKnownRecords } from '../../tenant-api/apply/known.ts'
import { getLinkKind } from '../../tenant-api/apply/plan.ts'
import { type AfterStore, type Sender, storeAtOnce } from '../../tenant-api/apply/store.ts'
import type { SentRecord } from '../../tenant-api/sent.ts'
import { demoFileSource, toFileKey } from '../demo-files.ts'
import type { DemoRecord } from './record-collection.ts'
import { parseRecordLines, rejectedRecordError, toJsonLines } from './record-lines.ts'

/** Groups records as an import does: one group per customer, and one for each other record. */
const groupByCustomer = (all: readonly SentRecord[]) =>
  [...Map.groupBy(all, ({ customer, line }) => customer ?? line).values()].map((records) => ({
    customer: records[0]?.customer ?? null,
    records,
  }))

const endTenantScope: AfterStore = async (tx) =>
  void (await tx.execute(
    sql`select set_config('portal.tenant_api', '', true), set_config('portal.tenant', '', true)`,
  ))

/**
 * Stores demo records as an import does, in one transaction. Files are not stored: the demo's store already contains
 * them.
 * @throws Error for an invalid record, and then nothing is stored
 */
export async function storeRecords(
  db: Database,
  sender: Sender,
  records: readonly DemoRecord[],
  now: Date,
): Promise<void> {
  const all = parseRecordLines(toJsonLines(records))
  const known = await findKnownRecords(db, sender.tenantId, all, getLinkKind)
  const ready = await stageFiles(async (path) => toFileKey(path), all, demoFileSource, known)
  const parts = { everyTenant: db, clock: () => now, jobs: null }
  const { faults } = await storeAtOnce(
    parts,
    sender,
    groupByCustomer(all),
    { ready, gone: [] },
    endTenantScope,
  )
  if (faults.length > 0) throw rejectedRecordError(faults)
}
