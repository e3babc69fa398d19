import { erasureDays } from '@portal/contract/erasure'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'

/** Which erasure of a customer is to come and is not done yet, asked for or because the customer left. */
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

/** When it is done for who asked for it at a moment: fourteen days later, in which it may be taken back. */
export const askedEnd = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + erasureDays * 86_400_000)
