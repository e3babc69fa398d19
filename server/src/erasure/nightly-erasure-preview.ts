import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/tables/erasure.ts'
import { idleDocumentRules, isExpiredDocument } from './idle-documents.ts'

export interface ErasurePreviewItem {
  kind: string
  count: number
  /** Minimum age of the documents in months; absent for customers. */
  months?: number
  ground: string
}

/** Lists what the nightly run would delete at a tenant. */
export async function previewNightlyErasure(
  db: Database,
  tenantId: number,
  at: Date,
): Promise<ErasurePreviewItem[]> {
  const due = and(
    eq(erasures.tenantId, tenantId),
    isNull(erasures.withdrawnAt),
    isNull(erasures.closedAt),
    isNull(erasures.heldAt),
    lte(erasures.dueAt, at),
  )
  const items: ErasurePreviewItem[] = [
    { kind: 'customers', count: await db.$count(erasures, due), ground: 'AVG art. 17 lid 1' },
  ]
  for (const one of idleDocumentRules) {
    const { rows } = (await db.execute(
      sql`select count(*)::int as many from documents t
        where t.tenant_id = ${tenantId} and ${isExpiredDocument(one, at)}`,
    )) as unknown as { rows: { many: number }[] }
    items.push({ kind: one.kind, count: rows[0]?.many ?? 0, months: one.months, ground: one.ground })
  }
  return items
}
