import { erasureDays } from '@portal/contract/erasure'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'

/** Condition for a customer's pending erasure, requested or after leaving. */
export const waitingErasure = (customerId: number) =>
  and(eq(erasures.customerId, customerId), isNull(erasures.withdrawnAt), isNull(erasures.closedAt))

/** The pending erasure, if any. */
export async function findWaiting(
  db: Database,
  customerId: number,
): Promise<typeof erasures.$inferSelect | undefined> {
  const [found] = await db.select().from(erasures).where(waitingErasure(customerId))
  return found
}

/** When a request made at a moment is executed: fourteen days later. */
export const erasureDueAt = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + erasureDays * 86_400_000)
