import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'

/** Which erasure of a customer was asked for and is not done yet. */
export const waitingErasure = (customerId: number) =>
  and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt), isNull(erasures.closedAt))

/** That one, where there is one. */
export async function findWaiting(
  db: Database,
  customerId: number,
): Promise<typeof erasures.$inferSelect | undefined> {
  const [found] = await db.select().from(erasures).where(waitingErasure(customerId))
  return found
}
