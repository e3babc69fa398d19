import { desc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { audit } from '../database/tables/audit.ts'
import { type Act, genesisHash, hashOfAct } from './chain.ts'

/** Base number of the advisory locks that serialise a chain's records over all processes. */
const chains = 7_413_003

/**
 * Adds a record to a tenant's chain within the transaction of the action. The log gets the newest hash too, so that a
 * truncated chain can be detected.
 */
export async function recordAct(
  tx: Database,
  log: Logger,
  fields: Omit<Act, 'place' | 'before' | 'hash'>,
): Promise<void> {
  const { tenantId } = fields
  await tx.execute(sql`select pg_advisory_xact_lock(${chains}, ${tenantId})`)
  const [last] = await tx
    .select({ place: audit.place, hash: audit.hash })
    .from(audit)
    .where(eq(audit.tenantId, tenantId))
    .orderBy(desc(audit.place))
    .limit(1)
  const linked = { ...fields, place: (last?.place ?? 0) + 1, before: last?.hash ?? genesisHash }
  const hash = hashOfAct(linked)
  await tx.insert(audit).values({ ...linked, hash })
  log.info({ audit: { tenant: tenantId, place: linked.place, hash } }, 'act of staff recorded')
}
