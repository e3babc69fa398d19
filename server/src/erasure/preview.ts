import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'
import { idle, isOver } from './idle.ts'

/** Number of records or customers of a kind to delete, with the reason. */
export interface PreviewItem {
  kind: string
  many: number
  /** Retention in months; absent for customers. */
  months?: number
  ground: string
}

/** What a nightly run would delete at a tenant; changes nothing. */
export async function previewOf(db: Database, tenantId: number, at: Date): Promise<PreviewItem[]> {
  const due = and(
    eq(erasures.tenantId, tenantId),
    isNull(erasures.withdrawnAt),
    isNull(erasures.closedAt),
    isNull(erasures.heldAt),
    lte(erasures.dueAt, at),
  )
  const going: PreviewItem[] = [
    { kind: 'customers', many: await db.$count(erasures, due), ground: 'AVG art. 17 lid 1' },
  ]
  for (const one of idle) {
    const { rows } = (await db.execute(
      sql`select count(*)::int as many from documents t
        where t.tenant_id = ${tenantId} and ${isOver(one, at)}`,
    )) as unknown as { rows: { many: number }[] }
    going.push({ kind: one.kind, many: rows[0]?.many ?? 0, months: one.months, ground: one.ground })
  }
  return going
}
