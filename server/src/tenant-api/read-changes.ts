import type { ChangesResponse } from '@portal/contract/tenant-api/tenant-api-calls'
import type { EventsResponse } from '@portal/contract/tenant-api/tenant-events'
import { and, asc, gt, lte, max, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { externalIds } from '../database/tables/tenant-api.ts'
import { tenantEvents } from '../database/tables/tenant-webhook.ts'
import { createInvalidFieldsError } from '../http/http-error.ts'
import { readRecords } from './read-records.ts'
import { toTenantEventResponse } from './webhooks/tenant-event.ts'

/** Advisory lock that all writers of records and events share. */
const writerOrderLockId = 7_413_005

/** Parses a cursor; returns 0 without one. Throws HttpError 422 for an unknown cursor. */
function parseChangeCursor(cursor: string): number {
  if (cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,15}$/.test(text)) throw createInvalidFieldsError({ since: 'is no cursor of an answer before' })
  return Number(text)
}

/**
 * Reads the rows after a cursor, in the order of their positions. First waits until all running writers have committed:
 * they hold the same lock, so that no row before the returned cursor appears later.
 * @throws HttpError 422 for an unknown cursor
 */
async function readRowsAfterCursor<Table extends PgTable>(
  db: Database,
  tenantId: number,
  { since, limit }: { since: string; limit: number },
  table: Table,
  position: PgColumn,
): Promise<{ rows: Table['$inferSelect'][]; cursor: string; more: boolean }> {
  const after = parseChangeCursor(since)
  const [newest] = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${writerOrderLockId}, ${tenantId})`)
    return tx.select({ position: max(position) }).from(table as PgTable)
  })
  const found = await db
    .select({ row: table as PgTable, position: sql<string>`${position}` })
    .from(table as PgTable)
    .where(and(gt(position, after), lte(position, Number(newest?.position ?? 0))))
    .orderBy(asc(position))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const end = page.at(-1)?.position
  return {
    rows: page.map(({ row }) => row as Table['$inferSelect']),
    cursor: end === undefined ? since : Buffer.from(String(end)).toString('base64url'),
    more: found.length > limit,
  }
}

/**
 * Lists changes of records, by anybody, in order.
 * @throws HttpError 422 for an unknown cursor
 */
export async function readChangesSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  query: { since: string; limit: number },
): Promise<InferOutput<typeof ChangesResponse>> {
  const { rows, ...page } = await readRowsAfterCursor(db, tenantId, query, externalIds, externalIds.change)
  return { changes: await readRecords(db, rows), ...page }
}

/**
 * Lists events after a cursor, oldest first.
 * @throws HttpError 422 for an unknown cursor
 */
export async function readTenantEventsSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  query: { since: string; limit: number },
): Promise<InferOutput<typeof EventsResponse>> {
  const { sequence } = tenantEvents
  const { rows, ...page } = await readRowsAfterCursor(db, tenantId, query, tenantEvents, sequence)
  return { events: rows.map((row) => ({ id: row.id, ...toTenantEventResponse(row) })), ...page }
}
