import type { ImportAnswer, ImportFault } from '@portal/contract/tenant-api/calls'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { tenantImportFaults, tenantImports } from '../../database/tables/tenant-api.ts'
import { notFound } from '../../http/http-error.ts'
import { wireMoment } from '../../wire-moment.ts'

/** Number of errors read at once. */
const atOnce = 1000
/** Maximum number of listed imports. */
const newest = 20

/** @throws HttpError 404 if the tenant has no such import */
async function importOf({ db }: Pick<Context, 'db'>, id: string) {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const [row] = await db.select().from(tenantImports).where(eq(tenantImports.id, number))
  if (!row) throw notFound()
  return row
}

const toResponse = (row: typeof tenantImports.$inferSelect): ImportAnswer => ({
  id: row.id,
  state: row.state,
  format: row.format,
  bytes: row.bytes,
  received_at: row.createdAt.toISOString(),
  ended_at: wireMoment(row.endedAt),
  groups: row.groups,
  done: row.done,
  counts: row.counts,
  faults: row.faults,
})

/** Progress of an import. @throws HttpError 404 if there is none */
export const importStateOf = async (context: Pick<Context, 'db'>, id: string): Promise<ImportAnswer> =>
  toResponse(await importOf(context, id))

/** The tenant's newest imports. */
export async function newestImports({ db }: Pick<Context, 'db'>): Promise<ImportAnswer[]> {
  return (await db.select().from(tenantImports).orderBy(desc(tenantImports.id)).limit(newest)).map(toResponse)
}

/** Errors of an import in line order. @throws HttpError 404 if there is none */
export async function faultsOfImport(context: Pick<Context, 'db'>, id: string): Promise<ImportFault[]> {
  const row = await importOf(context, id)
  const all: ImportFault[] = []
  let after = 0
  for (;;) {
    const some = await context.db
      .select()
      .from(tenantImportFaults)
      .where(and(eq(tenantImportFaults.importId, row.id), gt(tenantImportFaults.id, after)))
      .orderBy(asc(tenantImportFaults.id))
      .limit(atOnce)
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
    if (some.length < atOnce) return all.sort((a, b) => a.line - b.line)
  }
}
