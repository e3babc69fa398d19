import type { ChangesResponse } from '@portal/contract/tenant-api/tenant-api-calls'
import type { EventsResponse } from '@portal/contract/tenant-api/tenant-events'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { externalIds } from '../database/tables/tenant-api.ts'
import { tenantEvents } from '../database/tables/tenant-webhook.ts'
import { readRowsAfterCursor } from './change-cursor.ts'
import { readRecords } from './read-records.ts'
import { toTenantEventResponse } from './webhooks/tenant-event.ts'

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
