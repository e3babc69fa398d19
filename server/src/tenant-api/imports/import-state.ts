import type { ImportFault, ImportStatus } from '@portal/contract/tenant-api/tenant-api-calls'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { notFoundError } from '../../http/http-error.ts'
import { toWireDateTime } from '../../wire-date-time.ts'

/** Number of errors read at once. */
const maxReturnedFaults = 1000
/** Maximum number of listed imports. */
const maxReturnedImports = 20

/** @throws HttpError 404 if the tenant has no such import */
async function selectImport({ db }: Pick<Context, 'db'>, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const [row] = await db.select().from(tenantImports).where(eq(tenantImports.id, number))
  if (!row) throw notFoundError()
  return row
}

const toResponse = (row: typeof tenantImports.$inferSelect): ImportStatus => ({
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

/** Progress of an import. @throws HttpError 404 if there is none */
export const getImportState = async (context: Pick<Context, 'db'>, id: string): Promise<ImportStatus> =>
  toResponse(await selectImport(context, id))

export async function listNewestImports({ db }: Pick<Context, 'db'>): Promise<ImportStatus[]> {
  return (
    await db.select().from(tenantImports).orderBy(desc(tenantImports.id)).limit(maxReturnedImports)
  ).map(toResponse)
}

/** Errors of an import in line order. @throws HttpError 404 if there is none */
export async function listImportFaults(context: Pick<Context, 'db'>, id: string): Promise<ImportFault[]> {
  const row = await selectImport(context, id)
  const all: ImportFault[] = []
  let after = 0
  for (;;) {
    const some = await context.db
      .select()
      .from(tenantImportFaults)
      .where(and(eq(tenantImportFaults.importId, row.id), gt(tenantImportFaults.id, after)))
      .orderBy(asc(tenantImportFaults.id))
      .limit(maxReturnedFaults)
    all.push(
      ...some.map(({ line, kind, externalId, field, message }) => ({
        line,
        kind,
        id: externalId,
        field,
        message,
      })),
    )
    after = some.at(-1)?.id ?? after
    if (some.length < maxReturnedFaults) return all.sort((a, b) => a.line - b.line)
  }
}
