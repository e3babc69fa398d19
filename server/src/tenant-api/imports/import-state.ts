import type { ImportFault, ImportStatus } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { getFirstRow } from '../../database/first-row.ts'
import { tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { toWireDateTime } from '../../wire-date-time.ts'

const maxReturnedFaults = 1000
const maxReturnedImports = 20

/** @throws HttpError 404 for an unknown import */
async function readImportRow({ db }: Pick<Context, 'db'>, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const row = getFirstRow(await db.select().from(tenantImports).where(eq(tenantImports.id, number)))
  return row
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
  const all: ImportFault[] = []
  let after = 0
  for (;;) {
    const faults = await context.db
      .select()
      .from(tenantImportFaults)
      .where(and(eq(tenantImportFaults.importId, row.id), gt(tenantImportFaults.id, after)))
      .orderBy(asc(tenantImportFaults.id))
      .limit(maxReturnedFaults)
    all.push(
      ...faults.map(({ line, kind, externalId, field, message }) => ({
        line,
        kind,
        id: externalId,
        field,
        message,
      })),
    )
    after = faults.at(-1)?.id ?? after
    if (faults.length < maxReturnedFaults) return all.sort((a, b) => a.line - b.line)
  }
}
