import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import { markFilesOrphaned } from '../files/orphaned-files.ts'
import { type ErasureRule, erasureRules, type RetainedRecordKind, retentionTerms } from './erasure-rules.ts'

const toSqlTimestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** SQL condition: the record must be kept. The table has alias `t`. */
export function isRetainedRecord(
  { retainedAs, since, condition, also }: ErasureRule,
  closedAt: Date,
  now: Date,
): SQL {
  if (!retainedAs) return sql`false`
  const from = since ? sql`t.${sql.identifier(since)}` : toSqlTimestamp(closedAt)
  const getTermInterval = (kind: RetainedRecordKind) =>
    sql`${from} + make_interval(months => ${retentionTerms[kind].months}::int) > ${toSqlTimestamp(now)}`
  const mainCondition = condition
    ? sql`(${getTermInterval(retainedAs)} and coalesce(${condition}, false))`
    : sql`(${getTermInterval(retainedAs)})`
  return also
    ? sql`(${mainCondition} or (${getTermInterval(also.retainedAs)} and coalesce(${also.condition}, false)))`
    : mainCondition
}

/** SQL that reads the file keys of a record, by table. */
const fileKeysByTable: Readonly<Record<string, SQL>> = {
  documents: sql`array[t.file_key]`,
  mails: sql`array(select attachment ->> 'fileKey' from jsonb_array_elements(t.attachments) attachment)`,
}

/**
 * Deletes the records that need not be kept, table by table. Returns whether records stay besides the proof of the
 * erasure, and the keys of the deleted files, which are marked as orphaned.
 */
export async function sweepRecords(
  tx: Database,
  { customerId, tenantId, closedAt }: { customerId: number; tenantId: number; closedAt: Date },
  now: Date,
): Promise<{ stays: boolean; files: string[] }> {
  const files: string[] = []
  let stays = false
  for (const rule of erasureRules) {
    const table = sql.identifier(rule.table)
    const removed = await selectRows<{ keys: string[] }>(
      tx,
      sql`delete from ${table} t where t.customer_id = ${customerId} and not ${isRetainedRecord(rule, closedAt, now)}
        returning ${fileKeysByTable[rule.table] ?? sql`array[]::text[]`} as keys`,
    )
    files.push(...removed.flatMap(({ keys }) => keys))
    if (!rule.retainedAs || rule.table === 'erasures') continue
    const left = await selectRows(tx, sql`select 1 from ${table} where customer_id = ${customerId} limit 1`)
    stays ||= left.length > 0
  }
  const orphaned = files.map((fileKey) => ({ fileKey, tenantId }))
  await markFilesOrphaned(tx, orphaned, now)
  return { stays, files }
}
