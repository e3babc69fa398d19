import type { EventsAnswer } from '@portal/contract/firm-api/events'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../../context.ts'
import { firmEvents } from '../../database/tables/firm-hooks.ts'
import { cursorAt, lastInOrder, placeAt } from '../order.ts'
import { eventOf } from './event.ts'

/**
 * Events of a tenant's customers after a cursor, oldest first. Waits for concurrent transactions, so that no event
 * before the returned cursor is missing.
 * @throws HttpError 422 for an unknown cursor
 */
export async function eventsSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  { since, limit }: { since: string; limit: number },
): Promise<InferOutput<typeof EventsAnswer>> {
  const after = placeAt(since)
  const last = await lastInOrder(db, tenantId, async (tx) => {
    const [newest] = await tx.select({ is: sql<string | null>`max(${firmEvents.sequence})` }).from(firmEvents)
    return Number(newest?.is ?? 0)
  })
  const rows = await db
    .select()
    .from(firmEvents)
    .where(and(gt(firmEvents.sequence, after), lte(firmEvents.sequence, last)))
    .orderBy(asc(firmEvents.sequence))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = page.at(-1)?.sequence
  return {
    events: page.map((row) => ({ id: row.id, ...eventOf(row) })),
    cursor: end === undefined ? since : cursorAt(end),
    more: rows.length > limit,
  }
}
