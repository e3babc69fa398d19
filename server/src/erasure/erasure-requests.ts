import { erasureDays } from '@portal/contract/erasure'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'

/** SQL condition: requested by the customer, or set after leaving. */
export const isPendingErasure = (customerId: number) =>
  and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt), isNull(erasures.closedAt))

export async function findPendingErasure(
  db: Database,
  customerId: number,
): Promise<typeof erasures.$inferSelect | undefined> {
  const [found] = await db.select().from(erasures).where(isPendingErasure(customerId))
  return found
}

/** Fourteen days after the request. */
export const calculateErasureDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + erasureDays * 86_400_000)
