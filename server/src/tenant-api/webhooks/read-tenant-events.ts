import type { EventsResponse } from '@portal/contract/tenant-api/tenant-events'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../../context.ts'
import { tenantEvents } from '../../database/tables/tenant-webhook.ts'
import { parseChangeCursor, readPositionAfterWriters, toChangeCursor } from '../change-cursor.ts'
import { toTenantEventResponse } from './tenant-event.ts'

/**
 * Lists events after a cursor, oldest first. Waits for running transactions, so that no event before the returned
 * cursor is missing.
 * @throws HttpError 422 for an unknown cursor
 */
export async function readTenantEventsSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  { since, limit }: { since: string; limit: number },
): Promise<InferOutput<typeof EventsResponse>> {
  const after = parseChangeCursor(since)
  const last = await readPositionAfterWriters(db, tenantId, async (tx) => {
    const [newest] = await tx
      .select({ is: sql<string | null>`max(${tenantEvents.sequence})` })
      .from(tenantEvents)
    return Number(newest?.is ?? 0)
  })
  const rows = await db
    .select()
    .from(tenantEvents)
    .where(and(gt(tenantEvents.sequence, after), lte(tenantEvents.sequence, last)))
    .orderBy(asc(tenantEvents.sequence))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = page.at(-1)?.sequence
  return {
    events: page.map((row) => ({ id: row.id, ...toTenantEventResponse(row) })),
    cursor: end === undefined ? since : toChangeCursor(end),
    more: rows.length > limit,
  }
}
