import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { readyFiles } from '../../tenant-api/apply/files.ts'
import { lookUp } from '../../tenant-api/apply/known.ts'
import { linkKind } from '../../tenant-api/apply/plan.ts'
import { type AfterStore, type Sender, storeAtOnce } from '../../tenant-api/apply/store.ts'
import type { Sent } from '../../tenant-api/sent.ts'
import { demoSource, keyOfFile } from '../files.ts'
import type { DemoRecord } from './collection.ts'
import { linesOf, readLines, refused } from './lines.ts'

/** Groups of records as in an import: one per customer, and one for each other record. */
const groupsOf = (all: readonly Sent[]) =>
  [...Map.groupBy(all, ({ customer, line }) => customer ?? line).values()].map((records) => ({
    customer: records[0]?.customer ?? null,
    records,
  }))

/** Ends the tenant scope within the transaction. */
const endsThere: AfterStore = async (tx) =>
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
  const all = readLines(linesOf(records))
  const known = await lookUp(db, sender.tenantId, all, linkKind)
  const ready = await readyFiles(async (path) => keyOfFile(path), all, demoSource, known)
  const parts = { everyTenant: db, clock: () => now, jobs: null }
  const { faults } = await storeAtOnce(parts, sender, groupsOf(all), { ready, gone: [] }, endsThere)
  if (faults.length > 0) throw refused(faults)
}
