import { deletableFor } from '@portal/domain/deletable'
import { and, eq, gte, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { documents } from '../database/tables/document.ts'
import type { SignedIn } from '../sessions/reader.ts'

/** Most customers to remember. */
const most = 10_000

/**
 * Makes the way to tell how many documents a customer can delete now. Asked again while nothing of the customer
 * changed, it needs no query: the moments at which they stop being deletable are remembered.
 */
export function deletableCount({ db, clock }: Context): (customer: SignedIn) => Promise<number> {
  const known = new LRUCache<number, { revision: number; created: Date[] }>({ max: most })

  async function createdOf({ id, revision }: SignedIn): Promise<Date[]> {
    const held = known.get(id)
    if (held?.revision === revision) return held.created
    const since = new Date(clock().getTime() - deletableFor)
    const rows = await db
      .select({ createdAt: documents.createdAt })
      .from(documents)
      .where(and(eq(documents.customerId, id), isNull(documents.userId), gte(documents.createdAt, since)))
    const created = rows.map(({ createdAt }) => createdAt)
    known.set(id, { revision, created })
    return created
  }

  return async (customer) => {
    const since = clock().getTime() - deletableFor
    return (await createdOf(customer)).filter((created) => created.getTime() >= since).length
  }
}
