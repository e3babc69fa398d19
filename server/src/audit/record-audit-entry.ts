import { desc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { auditEntries } from '../database/tables/audit.ts'
import { type AuditEntry, genesisHash, hashAuditEntry } from './audit-chain.ts'

/** Base number of the advisory locks that serialise the entries of a chain. */
const chainLockBase = 7_413_003

/** Adds an entry to a tenant's chain. The log also gets the hash, so that a shortened chain can be detected. */
export async function recordAuditEntry(
  tx: Database,
  log: Logger,
  fields: Omit<AuditEntry, 'position' | 'before' | 'hash'>,
): Promise<void> {
  const { tenantId } = fields
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLockBase}, ${tenantId})`)
  const [last] = await tx
    .select({ position: auditEntries.position, hash: auditEntries.hash })
    .from(auditEntries)
    .where(eq(auditEntries.tenantId, tenantId))
    .orderBy(desc(auditEntries.position))
    .limit(1)
  const linked = { ...fields, position: (last?.position ?? 0) + 1, before: last?.hash ?? genesisHash }
  const hash = hashAuditEntry(linked)
  await tx.insert(auditEntries).values({ ...linked, hash })
  log.info({ audit: { tenant: tenantId, position: linked.position, hash } }, 'audit entry recorded')
}
