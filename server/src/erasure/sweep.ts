import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { StoredAttachment } from '../database/tables/mail.ts'
import { markOrphaned } from '../files/orphaned-files.ts'
import { type Rule, rules } from './rules.ts'
import { type RecordKind, terms } from './terms.ts'

/** A closed customer, and since when. */
export interface Closed {
  customerId: number
  tenantId: number
  closedAt: Date
}

/** Result per table: number of deleted and kept records. */
export type SweepResult = ReadonlyMap<string, { removed: number; stays: number }>

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`

/** Condition for records of table `t` that must be kept at a moment. */
export function isRetained({ stays, since, which, also }: Rule, closedAt: Date, now: Date): SQL {
  if (!stays) return sql`false`
  const from = since ? sql`t.${sql.identifier(since)}` : at(closedAt)
  const termOf = (kind: RecordKind) =>
    sql`${from} + make_interval(months => ${terms[kind].months}::int) > ${at(now)}`
  const usual = which ? sql`(${termOf(stays)} and coalesce(${which}, false))` : sql`(${termOf(stays)})`
  return also ? sql`(${usual} or (${termOf(also.stays)} and coalesce(${also.which}, false)))` : usual
}

/** File keys of deleted rows. */
export function filesOf(table: string, rows: readonly Record<string, unknown>[]): string[] {
  if (table === 'documents') return rows.map((row) => String(row.file_key))
  if (table !== 'mails') return []
  return rows.flatMap((row) => (row.attachments as StoredAttachment[]).map(({ fileKey }) => fileKey))
}

const filesColumn: Readonly<Record<string, SQL>> = {
  documents: sql`t.file_key`,
  mails: sql`t.attachments`,
}

/**
 * Deletes a closed customer's records that need not be kept, table by table, and marks their files as orphaned; returns
 * the numbers and the file keys. Can be repeated: a later run deletes what became due.
 */
export async function sweepRecords(
  tx: Database,
  { customerId, tenantId, closedAt }: Closed,
  now: Date,
): Promise<{ swept: SweepResult; files: string[] }> {
  const files: string[] = []
  const swept = new Map<string, { removed: number; stays: number }>()
  for (const rule of rules) {
    const table = sql.identifier(rule.table)
    const removed = (await tx.execute(
      sql`delete from ${table} t where t.customer_id = ${customerId} and not ${isRetained(rule, closedAt, now)}
        returning ${filesColumn[rule.table] ?? sql`1 as one`}`,
    )) as unknown as { rows: Record<string, unknown>[] }
    files.push(...filesOf(rule.table, removed.rows))
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
