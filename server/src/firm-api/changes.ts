import type { ChangesAnswer } from '@portal/contract/firm-api/calls'
import { and, asc, gt, lte, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Context } from '../context.ts'
import { externalIds } from '../database/tables/firm-api.ts'
import { invalid } from '../http/http-error.ts'
import { readRecords } from './read.ts'

/** First number of the advisory lock that who changes records shares, so that no change comes before one that was told. */
const order = 7_413_005

const cursorAt = (change: number): string => Buffer.from(String(change)).toString('base64url')

/** @throws HttpError 422 for a cursor that no answer told */
function changeAt(cursor: string): number {
  if (cursor === '') return 0
  const text = Buffer.from(cursor, 'base64url').toString()
  if (!/^\d{1,15}$/.test(text)) throw invalid({ since: 'is no cursor of an answer before' })
  return Number(text)
}

/**
 * What changed of the records that a firm has ids for, in the order of changes, whoever changed it. It waits for who is writing, so
 * that what is told is whole up to its cursor.
 * @throws HttpError 422 for a cursor that no answer told
 */
export async function changesSince(
  { db }: Pick<Context, 'db'>,
  tenantId: number,
  { since, limit }: { since: string; limit: number },
): Promise<InferOutput<typeof ChangesAnswer>> {
  const after = changeAt(since)
  const last = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${order}, ${tenantId})`)
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
  const told = rows.slice(0, limit)
  const end = told.at(-1)?.change
  return {
    changes: await readRecords(db, told),
    cursor: end === undefined ? since : cursorAt(end),
    more: rows.length > limit,
  }
}
