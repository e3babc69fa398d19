import { type ImportFault, maxImportErrors } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, eq, inArray } from 'drizzle-orm'
import { recordAuditEntry } from '../../audit/record-audit-entry.ts'
import type { AllTenantsContext } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { tenantImportCustomers, tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { discardOrphanedFiles, markFilesOrphaned } from '../../files/orphaned-files.ts'
import { createEmptyImportCounts, type StoredOutcome, sumCounts } from '../apply/stored-outcome.ts'

export type ImportRow = typeof tenantImports.$inferSelect

const maxFaultsPerStatement = 500

async function saveFaults(
  tx: Database,
  { id, tenantId }: { id: number; tenantId: number },
  faults: readonly ImportFault[],
): Promise<void> {
  for (let from = 0; from < faults.length; from += maxFaultsPerStatement)
    await tx
      .insert(tenantImportFaults)
      .values(
        faults
          .slice(from, from + maxFaultsPerStatement)
          .map(({ id: externalId, ...fault }) => ({ ...fault, importId: id, tenantId, externalId })),
      )
}

/**
 * Saves the progress in the transaction that stores the records, so that an interrupted import continues without
 * counting twice.
 */
export async function saveImportProgress(
  tx: Database,
  of: { id: number; tenantId: number },
  { counts, faults, customerIds }: StoredOutcome,
  more: { groups?: number; done?: number } = {},
): Promise<void> {
  const [row] = await tx.select().from(tenantImports).where(eq(tenantImports.id, of.id)).for('update')
  if (!row) throw new Error('an import went while it was worked through')
  const kept = faults.slice(0, Math.max(0, maxImportErrors - row.faults))
  await saveFaults(tx, of, kept)
  if (customerIds.length > 0)
    await tx
      .insert(tenantImportCustomers)
      .values(customerIds.map((customerId) => ({ importId: of.id, tenantId: of.tenantId, customerId })))
      .onConflictDoNothing()
  await tx
    .update(tenantImports)
    .set({
      counts: sumCounts([row.counts, counts]),
      faults: row.faults + kept.length,
      done: row.done + (more.done ?? 0),
      ...(more.groups !== undefined && { groups: more.groups }),
    })
    .where(eq(tenantImports.id, of.id))
}

const isUnfinished = (id: number) =>
  and(eq(tenantImports.id, id), inArray(tenantImports.state, ['waiting', 'working']))

/** Returns undefined if the import is finished or unknown. */
export const findUnfinishedImport = async (db: Database, id: number): Promise<ImportRow | undefined> => {
  return (await db.select().from(tenantImports).where(isUnfinished(id)))[0]
}

/** Stores the result, writes the audit entry, and deletes the file. */
export async function endImport(
  context: AllTenantsContext,
  { id, tenantId }: ImportRow,
  state: 'done' | 'failed',
): Promise<void> {
  const ended = await context.allTenantsDb.transaction(async (tx) => {
    const [row] = await tx.select().from(tenantImports).where(isUnfinished(id)).for('update')
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
