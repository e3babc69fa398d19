import { desc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { auditEntries } from '../database/tables/audit.ts'
import { type AuditEntry, genesisHash, hashAuditEntry } from './chain.ts'

/** Base number of the advisory locks that serialise a chain's records over all processes. */
const chainLockBase = 7_413_003

/**
 * Adds an entry to a tenant's chain within the transaction of the action. The log gets the newest hash too, so that a
 * truncated chain can be detected.
 */
export async function recordAuditEntry(
  tx: Database,
  log: Logger,
  fields: Omit<AuditEntry, 'place' | 'before' | 'hash'>,
): Promise<void> {
  const { tenantId } = fields
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLockBase}, ${tenantId})`)
  const [last] = await tx
    .select({ place: auditEntries.place, hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.tenantId, tenantId))
    .orderBy(desc(auditEntries.place))
    .limit(1)
  const linked = { ...fields, place: (last?.place ?? 0) + 1, before: last?.hash ?? genesisHash }
  const hash = hashAuditEntry(linked)
  await tx.insert(auditEntries).values({ ...linked, hash })
  log.info({ audit: { tenant: tenantId, place: linked.place, hash } }, 'act of staff recorded')
}
