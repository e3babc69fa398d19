import { and, eq, inArray } from 'drizzle-orm'
import { recordAuditEntry } from '../../audit/record-audit-entry.ts'
import type { AllTenantsContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { tenantImportCustomers, tenantImports } from '../../database/tables/tenant-api.ts'
import { discardOrphanedFiles, markFilesOrphaned } from '../../files/orphaned-files.ts'
import { createEmptyImportCounts } from '../apply/stored-outcome.ts'
import { saveImportProgress } from './import-progress.ts'

type ImportRow = typeof tenantImports.$inferSelect

/** Returns undefined if the import is finished or unknown. */
export const findUnfinishedImport = async (db: Database, id: number): Promise<ImportRow | undefined> => {
  const still = and(eq(tenantImports.id, id), inArray(tenantImports.state, ['waiting', 'working']))
  return (await db.select().from(tenantImports).where(still))[0]
}

/** Stores the result, writes the audit entry, and deletes the file. */
export async function endImport(
  context: AllTenantsContext,
  { id, tenantId }: ImportRow,
  state: 'done' | 'failed',
): Promise<void> {
  const ended = await context.allTenantsDb.transaction(async (tx) => {
    const still = and(eq(tenantImports.id, id), inArray(tenantImports.state, ['waiting', 'working']))
    const [row] = await tx.select().from(tenantImports).where(still).for('update')
    if (!row) return null
    await tx
      .update(tenantImports)
      .set({ state, endedAt: context.clock(), fileKey: null })
      .where(eq(tenantImports.id, id))
    if (row.fileKey) await markFilesOrphaned(tx, [{ fileKey: row.fileKey, tenantId }], context.clock())
    const touched = await tx
      .delete(tenantImportCustomers)
      .where(eq(tenantImportCustomers.importId, id))
      .returning({ customerId: tenantImportCustomers.customerId })
    await recordAuditEntry(tx, context.log, {
      tenantId,
      at: context.clock(),
      staffId: 0,
      staffName: row.keyName,
      role: 'key',
      command: 'tenant-import',
      customerIds: touched.map(({ customerId }) => customerId).sort((a, b) => a - b),
      about: { import: id, state, ...row.counts },
      source: row.source,
      outcome: state === 'done' ? 'done' : 'refused',
    })
    return row.fileKey
  })
  if (ended) await discardOrphanedFiles({ db: context.allTenantsDb, files: context.files }, [ended])
}

export async function failImport(context: AllTenantsContext, row: ImportRow, message: string): Promise<void> {
  const faults = [{ line: 0, kind: null, id: null, field: null, message }]
  await context.allTenantsDb.transaction((tx) =>
    saveImportProgress(tx, row, { counts: createEmptyImportCounts(), faults, customerIds: [] }),
  )
  await endImport(context, row, 'failed')
}

/** Marks an import as failed. Records that were stored remain. */
export async function markImportFailed(context: AllTenantsContext, id: number): Promise<void> {
  const row = await findUnfinishedImport(context.allTenantsDb, id)
  if (!row) return
  const message = 'Something went wrong on our side. Send the file again: what is in is left as it is.'
  await failImport(context, row, message)
}
