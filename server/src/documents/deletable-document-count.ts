import { maxDeletableAgeMs } from '@portal/domain/deletable-document'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import type { SignedInSession } from '../sessions/session-reader.ts'

const maxCachedCustomers = 10_000

/**
 * Counts a customer's deletable documents. Caches the creation times of these documents until the customer's data
 * changes.
 */
export function createDeletableDocumentCounter({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): (customer: SignedInSession) => Promise<number> {
  const known = new LRUCache<number, { revision: number; created: Date[] }>({ max: maxCachedCustomers })

  async function readDeletableDocumentDates({ id, revision }: SignedInSession): Promise<Date[]> {
    const held = known.get(id)
    if (held?.revision === revision) return held.created
    const since = new Date(clock().getTime() - maxDeletableAgeMs)
    const rows = await db
      .select({ createdAt: documents.createdAt })
      .from(documents)
      .where(and(eq(documents.customerId, id), isNull(documents.userId), gte(documents.createdAt, since)))
    const created = rows.map(({ createdAt }) => createdAt)
    known.set(id, { revision, created })
    return created
  }

  return async (customer) => {
    const since = clock().getTime() - maxDeletableAgeMs
    return (await readDeletableDocumentDates(customer)).filter((created) => created.getTime() >= since).length
  }
}
