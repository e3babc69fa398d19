import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { StoredAttachment } from '../database/tables/mail.ts'
import { markOrphaned } from '../files/orphaned-files.ts'
import { type ErasureRule, erasureRules } from './erasure-rules.ts'
import { type RetainedRecordKind, retentionTerms } from './retention-terms.ts'

/** A closed customer, with the time of closing. */
export interface ClosedCustomer {
  customerId: number
  tenantId: number
  closedAt: Date
}

/** Number of deleted and kept records per table. */
export type SweepResult = ReadonlyMap<string, { removed: number; stays: number }>

const toSqlTimestamp = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** Condition for records of table alias `t` that must be kept at a given time. */
export function isRetainedRecord({ stays, since, which, also }: ErasureRule, closedAt: Date, now: Date): SQL {
  if (!stays) return sql`false`
  const from = since ? sql`t.${sql.identifier(since)}` : toSqlTimestamp(closedAt)
  const getTermInterval = (kind: RetainedRecordKind) =>
    sql`${from} + make_interval(months => ${retentionTerms[kind].months}::int) > ${toSqlTimestamp(now)}`
  const usual = which
    ? sql`(${getTermInterval(stays)} and coalesce(${which}, false))`
    : sql`(${getTermInterval(stays)})`
  return also ? sql`(${usual} or (${getTermInterval(also.stays)} and coalesce(${also.which}, false)))` : usual
}

/** Returns the file keys of deleted rows. */
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
 * Deletes a closed customer's records that need not be kept, table by table, and marks their files as orphaned. Returns
 * the numbers and the file keys. Later runs delete the records whose term has ended.
 */
export async function sweepRecords(
  tx: Database,
  { customerId, tenantId, closedAt }: ClosedCustomer,
  now: Date,
): Promise<{ swept: SweepResult; files: string[] }> {
  const files: string[] = []
  const swept = new Map<string, { removed: number; stays: number }>()
  for (const rule of erasureRules) {
    const table = sql.identifier(rule.table)
    const removed = (await tx.execute(
      sql`delete from ${table} t where t.customer_id = ${customerId} and not ${isRetainedRecord(rule, closedAt, now)}
        returning ${fileKeysByTable[rule.table] ?? sql`1 as one`}`,
    )) as unknown as { rows: Record<string, unknown>[] }
    files.push(...getFileKeys(rule.table, removed.rows))
    const left = rule.stays
      ? ((await tx.execute(
          sql`select count(*)::int as many from ${table} where customer_id = ${customerId}`,
        )) as unknown as { rows: { many: number }[] })
      : undefined
    swept.set(rule.table, { removed: removed.rows.length, stays: left?.rows[0]?.many ?? 0 })
  }
  const orphaned = files.map((fileKey) => ({ fileKey, tenantId }))
  await markOrphaned(tx, orphaned, now)
  return { swept, files }
}
