import type { ChangesResponse } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { externalIds } from '../database/tables/tenant-api.ts'
import { parseChangeCursor, readPositionAfterWriters, toChangeCursor } from './change-cursor.ts'
import { readRecords } from './read-records.ts'

/**
 * Lists changes of records, by anybody, in order. Waits for running writers, so that no change before the cursor is
 * missing.
 * @throws HttpError 422 for an unknown cursor
 */
export async function readChangesSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  { since, limit }: { since: string; limit: number },
): Promise<InferOutput<typeof ChangesResponse>> {
  const after = parseChangeCursor(since)
  const last = await readPositionAfterWriters(db, tenantId, async (tx) => {
    const [newest] = await tx
      .select({ change: sql<string | null>`max(${externalIds.change})` })
      .from(externalIds)
    return Number(newest?.change ?? 0)
  })
  const rows = await db
    .select()
    .from(externalIds)
    .where(and(gt(externalIds.change, after), lte(externalIds.change, last)))
    .orderBy(asc(externalIds.change))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const end = page.at(-1)?.change
  return {
    changes: await readRecords(db, page),
    cursor: end === undefined ? since : toChangeCursor(end),
    more: rows.length > limit,
  }
}
