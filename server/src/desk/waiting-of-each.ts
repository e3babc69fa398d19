import { and, count, inArray, isNull, max, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { documents, toReview } from '../database/tables/document.ts'
import { sessions } from '../database/tables/session.ts'
import { tenantInbox } from '../database/tables/tenant-inbox.ts'

/** What a customer sent that waits for the firm, other than what only tells it something. */
export const waitingKinds = ['message', 'task_reply', 'lead', 'edit'] as const

/**
 * Whether a column has one of some numbers, given as one list: a statement that is planned once for lists of any length is then
 * not planned for one so long that the index of another column looks better.
 */
export const isOneOf = (column: PgColumn, ids: readonly number[]): SQL =>
  sql`${column} = any(${`{${ids.join(',')}}`}::int[])`

/** How much of each of some customers waits; one of whom nothing does is left out. */
export async function waitingOfEach(
  db: Database,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  const open = and(isNull(tenantInbox.handledAt), inArray(tenantInbox.kind, [...waitingKinds]))
  const [sent, files] = await Promise.all([
    db
      .select({ id: tenantInbox.customerId, count: count() })
      .from(tenantInbox)
      .where(and(isOneOf(tenantInbox.customerId, customerIds), open))
      .groupBy(tenantInbox.customerId),
    db
      .select({ id: documents.customerId, count: count() })
      .from(documents)
      .where(and(isOneOf(documents.customerId, customerIds), toReview(documents)))
      .groupBy(documents.customerId),
  ])
  const waits = new Map<number, number>()
  for (const { id, count: more } of [...sent, ...files]) waits.set(id ?? 0, (waits.get(id ?? 0) ?? 0) + more)
  return waits
}

/** When each of some customers was in the portal last; one who never was is left out. */
export async function lastSeenOfEach(
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
