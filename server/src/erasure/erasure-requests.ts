import { erasureWithdrawalDays } from '@portal/contract/erasure'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'

/**
 * SQL condition: the erasure is neither withdrawn nor completed, whether the customer requested it or it follows from
 * leaving the tenant.
 */
export const isPendingErasure = (customerId: number) =>
  and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt), isNull(erasures.closedAt))

export async function findPendingErasure(
  db: Database,
  customerId: number,
): Promise<typeof erasures.$inferSelect | undefined> {
  const [found] = await db.select().from(erasures).where(isPendingErasure(customerId))
  return found
}

export const calculateErasureDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + erasureWithdrawalDays * 86_400_000)
