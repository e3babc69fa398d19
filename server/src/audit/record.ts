import { desc, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { audit } from '../database/tables/audit.ts'
import { type Act, beginning, hashOfAct } from './chain.ts'

/** First number of the advisory locks that let acts of one chain be written one after another, in whatever process. */
const chains = 7_413_003

/**
 * Adds an act to its firm's chain, as part of the transaction that it tells of: one is not kept without the other. The log
 * gets the newest hash too, so that a chain whose end was cut off can be told from one that is whole.
 */
export async function recordAct(
  tx: Database,
  log: Logger,
  told: Omit<Act, 'place' | 'before' | 'hash'>,
): Promise<void> {
  const { tenantId } = told
  await tx.execute(sql`select pg_advisory_xact_lock(${chains}, ${tenantId})`)
  const [last] = await tx
    .select({ place: audit.place, hash: audit.hash })
    .from(audit)
    .where(eq(audit.tenantId, tenantId))
    .orderBy(desc(audit.place))
    .limit(1)
  const linked = { ...told, place: (last?.place ?? 0) + 1, before: last?.hash ?? beginning }
  const hash = hashOfAct(linked)
  await tx.insert(audit).values({ ...linked, hash })
  log.info({ audit: { tenant: tenantId, place: linked.place, hash } }, 'act of staff recorded')
}
