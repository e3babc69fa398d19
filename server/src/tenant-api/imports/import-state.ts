import type { ImportFault, ImportStatus } from '@portal/contract/tenant-api/tenant-api-calls'
import { asc, desc, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { getFirstRow } from '../../database/first-row.ts'
import { tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { toWireDateTime } from '../../wire-date-time.ts'

const maxReturnedImports = 20

/** @throws HttpError 404 for an unknown import */
async function readImportRow({ db }: Pick<Context, 'db'>, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  return getFirstRow(await db.select().from(tenantImports).where(eq(tenantImports.id, number)))
}

const toImportResponse = (row: typeof tenantImports.$inferSelect): ImportStatus => ({
  id: row.id,
  state: row.state,
  format: row.format,
  bytes: row.bytes,
  received_at: row.createdAt.toISOString(),
  ended_at: toWireDateTime(row.endedAt),
  groups: row.groups,
  done: row.done,
  counts: row.counts,
  faults: row.faults,
})

/** @throws HttpError 404 for an unknown import */
export const getImportState = async (context: Pick<Context, 'db'>, id: string): Promise<ImportStatus> =>
  toImportResponse(await readImportRow(context, id))

export async function listNewestImports({ db }: Pick<Context, 'db'>): Promise<ImportStatus[]> {
  return (
    await db.select().from(tenantImports).orderBy(desc(tenantImports.id)).limit(maxReturnedImports)
  ).map(toImportResponse)
}

/**
 * In line order.
 * @throws HttpError 404 for an unknown import
 */
export async function listImportFaults(context: Pick<Context, 'db'>, id: string): Promise<ImportFault[]> {
  const row = await readImportRow(context, id)
  const { line, kind, externalId, field, message } = tenantImportFaults
  return context.db
    .select({ line, kind, id: externalId, field, message })
    .from(tenantImportFaults)
    .where(eq(tenantImportFaults.importId, row.id))
    .orderBy(asc(line), asc(tenantImportFaults.id))
}
