import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { selectRows } from '../database/select-rows.ts'
import type { StoredAttachment } from '../database/tables/mail.ts'
import { markFilesOrphaned } from '../files/orphaned-files.ts'
import { type ErasureRule, erasureRules, type RetainedRecordKind, retentionTerms } from './erasure-rules.ts'

export interface ClosedCustomer {
  customerId: number
  tenantId: number
  closedAt: Date
}

/** Number of deleted and kept records per table. */
export type SweepResult = ReadonlyMap<string, { removed: number; retained: number }>

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

export function getFileKeys(table: string, rows: readonly Record<string, unknown>[]): string[] {
  if (table === 'documents') return rows.map((row) => String(row.file_key))
  if (table !== 'mails') return []
  return rows.flatMap((row) => (row.attachments as StoredAttachment[]).map(({ fileKey }) => fileKey))
}

const fileKeysByTable: Readonly<Record<string, SQL>> = {
  documents: sql`t.file_key`,
  mails: sql`t.attachments`,
}

/**
 * Deletes the records that need not be kept, table by table. Returns the counts per table, and the file keys, which are
 * marked as orphaned.
 */
export async function sweepRecords(
  tx: Database,
  { customerId, tenantId, closedAt }: ClosedCustomer,
  now: Date,
): Promise<{ swept: SweepResult; files: string[] }> {
  const files: string[] = []
  const swept = new Map<string, { removed: number; retained: number }>()
  for (const rule of erasureRules) {
    const table = sql.identifier(rule.table)
    const removed = await selectRows<Record<string, unknown>>(
      tx,
      sql`delete from ${table} t where t.customer_id = ${customerId} and not ${isRetainedRecord(rule, closedAt, now)}
        returning ${fileKeysByTable[rule.table] ?? sql`1 as one`}`,
    )
    files.push(...getFileKeys(rule.table, removed))
    const count = sql`select count(*)::int as count from ${table} where customer_id = ${customerId}`
    const [left] = rule.retainedAs ? await selectRows<{ count: number }>(tx, count) : []
    swept.set(rule.table, { removed: removed.length, retained: left?.count ?? 0 })
  }
  const orphaned = files.map((fileKey) => ({ fileKey, tenantId }))
  await markFilesOrphaned(tx, orphaned, now)
  return { swept, files }
}
