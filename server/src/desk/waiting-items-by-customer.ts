import { and, count, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { documents, isAwaitingReview } from '../database/tables/document.ts'
import { sessions } from '../database/tables/session.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'

export const waitingItemKinds = ['message', 'task_reply', 'lead', 'edit'] as const

/**
 * SQL condition: the column has one of the ids. The ids are one parameter, so that one prepared statement fits lists of
 * any length.
 */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::int[])`

/** Counts waiting items by customer. Omits customers without waiting items. */
export async function countWaitingItemsByCustomer(
  db: Database,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  const open = and(isNull(tenantInbox.handledAt), inArray(tenantInbox.kind, [...waitingItemKinds]))
  const [sent, files] = await Promise.all([
    db
      .select({ id: tenantInbox.customerId, count: count() })
      .from(tenantInbox)
      .where(and(isOneOf(tenantInbox.customerId, customerIds), open))
      .groupBy(tenantInbox.customerId),
    db
      .select({ id: documents.customerId, count: count() })
      .from(documents)
      .where(and(isOneOf(documents.customerId, customerIds), isAwaitingReview(documents)))
      .groupBy(documents.customerId),
  ])
  const waits = new Map<number, number>()
  for (const { id, count: more } of [...sent, ...files]) waits.set(id ?? 0, (waits.get(id ?? 0) ?? 0) + more)
  return waits
}

/** Finds the time of the last visit by customer. Omits customers who never used the portal. */
export async function findLastSeenByCustomer(
  db: Database,
  customerIds: readonly number[],
): Promise<Map<number, Date>> {
  const rows = await db
    .select({ id: sessions.customerId, at: max(sessions.lastUsedAt) })
    .from(sessions)
    .where(isOneOf(sessions.customerId, customerIds))
    .groupBy(sessions.customerId)
  return new Map(rows.flatMap(({ id, at }) => (at ? [[id, at]] : [])))
}
