import { and, eq, isNull, max } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'
import type { FileStore } from '../files/file-store.ts'

/** Record of an erasure in the file store, which a restore of the database does not change. */
const ErasureRecord = v.object({ customer: v.number(), tenant: v.number(), at: v.string() })

const toRecordKey = (number: number) => `erased-${number}`

async function findLastErasureNumber(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(erasures.recordNumber) }).from(erasures)
  return row?.last ?? 0
}

export async function recordErasure(
  tx: Database,
  files: FileStore,
  { id, customerId, tenantId }: Pick<typeof erasures.$inferSelect, 'id' | 'customerId' | 'tenantId'>,
  now: Date,
): Promise<void> {
  const recordNumber = (await findLastErasureNumber(tx)) + 1
  const record = { customer: customerId, tenant: tenantId, at: now.toISOString() }
  await files.put(toRecordKey(recordNumber), Buffer.from(JSON.stringify(record)), 'application/json')
  await tx.update(erasures).set({ recordNumber }).where(eq(erasures.id, id))
}

/**
 * Reads the erasures that the file store records but the restored database does not contain, and requests them again
 * for immediate execution. Call this only right after a restore, since ids of customers may be reused later.
 * @returns the number of requested erasures
 */
export async function requestRecordedErasures(db: Database, files: FileStore, now: Date): Promise<number> {
  const first = (await findLastErasureNumber(db)) + 1
  for (let recordNumber = first; ; recordNumber++) {
    const content = await files.get(toRecordKey(recordNumber))
    if (!content) return recordNumber - first
    const { customer, tenant } = v.parse(ErasureRecord, JSON.parse(content.toString()))
    const due = { dueAt: now, recordNumber, heldAt: null, heldBy: null, holdReason: null }
    const requested = await db
      .update(erasures)
      .set(due)
      .where(and(eq(erasures.customerId, customer), isNull(erasures.withdrawnAt)))
      .returning({ id: erasures.id })
    if (requested.length === 0)
      await db.insert(erasures).values({ customerId: customer, tenantId: tenant, ...due })
  }
}
