import { type ImportFault, maxImportErrors } from '@portal/contract/tenant-api/tenant-api-calls'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { tenantImportCustomers, tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { type StoredOutcome, sumCounts } from '../apply/stored-outcome.ts'

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
