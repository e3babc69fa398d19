import { deletableMs } from '@portal/domain/deletable'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import type { SignedIn } from '../sessions/reader.ts'

/** Maximum number of cached customers. */
const maxCached = 10_000

/**
 * Makes a function that counts a customer's deletable documents. While nothing of the customer changes it needs no
 * query: the times at which they stop being deletable are cached.
 */
export function deletableCount({ db, clock }: Context): (customer: SignedIn) => Promise<number> {
  const known = new LRUCache<number, { revision: number; created: Date[] }>({ max: maxCached })

  async function createdOf({ id, revision }: SignedIn): Promise<Date[]> {
    const held = known.get(id)
    if (held?.revision === revision) return held.created
    const since = new Date(clock().getTime() - deletableMs)
    const rows = await db
      .select({ createdAt: documents.createdAt })
      .from(documents)
      .where(and(eq(documents.customerId, id), isNull(documents.userId), gte(documents.createdAt, since)))
    const created = rows.map(({ createdAt }) => createdAt)
    known.set(id, { revision, created })
    return created
  }

  return async (customer) => {
    const since = clock().getTime() - deletableMs
    return (await createdOf(customer)).filter((created) => created.getTime() >= since).length
  }
}
